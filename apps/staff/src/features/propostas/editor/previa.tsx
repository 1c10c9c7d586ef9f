/** The proposal as the student reads it, in either app, light or dark. */
import { joinFonte } from '@luneta/domain';
import { Card, EssayEditor, EssayProposal, Segments, Stack, type Tema, Text } from '@luneta/ui';
import { StudentPreview, useTypeset } from '@luneta/ui/editor';
import { useDeferredValue, useState } from 'react';

import { copy } from './copy.ts';
import { begun, type Valores } from './valores.ts';

const words = copy.previa;
type Versao = '1' | '2';
const VERSOES = [
  { value: '1', label: words.v1 },
  { value: '2', label: words.v2 },
] as const;
/** The light look of each app. */
const CLARO = { '1': 'roteiro', '2': 'claro' } as const satisfies Record<Versao, Tema>;
const idle = () => undefined;

export function Previa({ valores }: { valores: Valores }) {
  const [versao, setVersao] = useState<Versao>('2');
  const [escuro, setEscuro] = useState(false);
  // Typing comes first: the screen beside follows when there is time.
  const shown = useDeferredValue(valores);
  const [descricao = '', ...textos] = useTypeset([
    shown.descricao,
    ...begun(shown).map(({ conteudo, fonte }) => joinFonte({ conteudo, fonte: fonte.trim() })),
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
          <Stack gap="e16">
            <EssayProposal
              title={shown.titulo.trim() === '' ? words.semTema : shown.titulo}
              genre={words.genre(shown.genero)}
              html={descricao}
              texts={textos.map((html, n) => ({ order: n + 1, html }))}
              textsTitle={words.textsTitle}
              textTitle={words.textTitle}
            />
            <EssayEditor
              label={words.folha}
              value=""
              rows={4}
              placeholder={words.folhaHint}
              status="empty"
              onChange={idle}
            />
            <Text look="caption" tone="muted" tabular>
              {words.onSheet(shown.min_linhas, shown.max_linhas)}
            </Text>
          </Stack>
        </StudentPreview>
      </Stack>
    </Card>
  );
}
