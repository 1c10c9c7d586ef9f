/** The question as the student sees it, in either app, light or dark. */
import { Card, Segments, Stack, type Tema } from '@luneta/ui';
import { StudentPreview, useTypeset } from '@luneta/ui/editor';
import { useDeferredValue, useState } from 'react';

import { ComoAluno, type VersaoAluno } from '../../../shared/questao/como-aluno.tsx';
import { copy } from './copy.ts';
import type { Passagem } from './partes/texto-base.tsx';
import { escritas, type Valores } from './valores.ts';

const words = copy.previa;
const VERSOES = [
  { value: '1', label: words.v1 },
  { value: '2', label: words.v2 },
] as const;
/** The light look of each app. */
const CLARO = { '1': 'roteiro', '2': 'claro' } as const satisfies Record<VersaoAluno, Tema>;

export type PreviaProps = { valores: Valores; materia: string; objeto: string | null; passagem: Passagem | null };

export function Previa({ valores, materia, objeto, passagem }: PreviaProps) {
  const [versao, setVersao] = useState<VersaoAluno>('2');
  const [escuro, setEscuro] = useState(false);
  // Typing comes first: the screen beside follows when there is time.
  const shown = useDeferredValue(valores);
  const [conteudo = '', enunciado = '', ...alternativas] = useTypeset([
    passagem?.conteudo ?? '',
    shown.enunciado,
    ...escritas(shown).map(({ texto }) => texto),
  ]);
  const tema: Tema = escuro ? 'plano' : CLARO[versao];
  return (
    <Card padding="sm">
      <Stack gap="e12">
        <Segments legend={words.versao} options={VERSOES} value={versao} onChange={setVersao} />
        <StudentPreview
          title={words.title}
          tema={tema}
          onChange={(next) => setEscuro(next === 'plano')}
          temas={[
            { value: CLARO[versao], label: words.claro },
            { value: 'plano', label: words.escuro },
          ]}
          temaLegend={words.tema}
          screenLabel={words.screen}
        >
          <ComoAluno
            versao={versao}
            materia={materia}
            objeto={objeto}
            texto_base={passagem && { conteudo, fonte: passagem.fonte }}
            enunciado={enunciado}
            alternativas={alternativas}
            discursiva={shown.tipo === 'discursiva'}
          />
        </StudentPreview>
      </Stack>
    </Card>
  );
}
