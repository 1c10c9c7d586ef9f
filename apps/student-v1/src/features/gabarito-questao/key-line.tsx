/** Where in the exam one is, and 'VER GABARITO': every question, twelve to a page (S2 §2.20). */
import type { Gabarito } from '@luneta/api-client';
import { gabaritoLetra, gabaritoState } from '@luneta/domain';
import { Button, Dialog, Inline, QuestionGrid, Text } from '@luneta/ui';
import { LayoutGrid } from '@luneta/ui/icons';
import { useState } from 'react';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import type { Questoes } from './gabarito-questao-screen.tsx';

const PAGE = 12;

export function KeyLine({ gabarito, questoes, at }: { gabarito: Gabarito; questoes: Questoes; at: number }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const liberado = gabarito.situacao === 'liberado';
  return (
    <Inline justify="between" wrap>
      <Text look="small" tone="muted">
        {copy.place(at + 1, questoes.length)}
      </Text>
      <Button variant="secondary" size="sm" icon={LayoutGrid} onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={open} onClose={close} title={copy.dialog}>
        <QuestionGrid
          label={copy.grid}
          pageSize={PAGE}
          currentId={questoes[at]?.banco_questao_id}
          onSelect={close}
          items={questoes.map((questao) => {
            const letter = gabaritoLetra(questao);
            return {
              id: questao.banco_questao_id,
              number: questao.numero,
              state: gabaritoState(questao, liberado),
              href: paths.gabaritoQuestao(gabarito.turma_avaliacao_id, questao.banco_questao_id),
              ...(letter === null ? {} : { answer: letter }),
            };
          })}
        />
      </Dialog>
    </Inline>
  );
}
