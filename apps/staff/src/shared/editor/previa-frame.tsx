/** A frame for what the student will see, in either app, light or dark. */
import { Card, Segments, Stack, type Tema } from '@luneta/ui';
import { StudentPreview } from '@luneta/ui/editor';
import { type ReactNode, useState } from 'react';

import type { VersaoAluno } from '../questao/como-aluno.tsx';

const words = {
  title: 'Como o aluno vê',
  tema: 'Aparência',
  claro: 'Claro',
  escuro: 'Escuro',
  versao: 'Aplicativo',
  screen: 'Tela do aluno',
} as const;
const VERSOES = [
  { value: '1', label: 'Versão 1' },
  { value: '2', label: 'Versão 2' },
] as const;
/** The light look of each app. */
const CLARO = { '1': 'roteiro', '2': 'claro' } as const satisfies Record<VersaoAluno, Tema>;

export function PreviaFrame({ children }: { children: (versao: VersaoAluno) => ReactNode }) {
  const [versao, setVersao] = useState<VersaoAluno>('2');
  const [escuro, setEscuro] = useState(false);
  return (
    <Card padding="sm">
      <Stack gap="e12">
        <Segments legend={words.versao} options={VERSOES} value={versao} onChange={setVersao} />
        <StudentPreview
          title={words.title}
          tema={escuro ? 'plano' : CLARO[versao]}
          onChange={(next) => setEscuro(next === 'plano')}
          temas={[
            { value: CLARO[versao], label: words.claro },
            { value: 'plano', label: words.escuro },
          ]}
          temaLegend={words.tema}
          screenLabel={words.screen}
        >
          {children(versao)}
        </StudentPreview>
      </Stack>
    </Card>
  );
}
