/** A frame for what the student will see, in either app, light or dark. */
import { Card, Stack, type Tema } from '@luneta/ui';
import { StudentPreview } from '@luneta/ui/editor';
import { type ReactNode, useState } from 'react';

import type { VersaoAluno } from '../questao/como-aluno.tsx';
import { EscolhaVersao } from '../questao/escolha-versao.tsx';

const words = {
  title: 'Como o aluno vê',
  tema: 'Aparência',
  claro: 'Claro',
  escuro: 'Escuro',
  screen: 'Tela do aluno',
} as const;
/** The light look of each app. */
const CLARO = { '1': 'roteiro', '2': 'claro' } as const satisfies Record<VersaoAluno, Tema>;

export function PreviaFrame({ children }: { children: (versao: VersaoAluno) => ReactNode }) {
  const [versao, setVersao] = useState<VersaoAluno>('2');
  const [escuro, setEscuro] = useState(false);
  return (
    <Card padding="sm">
      <Stack gap="e12">
        <EscolhaVersao value={versao} onChange={setVersao} />
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
