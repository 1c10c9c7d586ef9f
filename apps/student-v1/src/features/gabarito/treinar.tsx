/** A miss, and the phase of the student's action plan that trains it. */
import { gabaritoLetra, moedasSteps } from '@luneta/domain';
import { ButtonLink, Dialog, Text } from '@luneta/ui';
import { useState } from 'react';

import { TrainThis } from './parts/train-this/train-this.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import type { Questao } from './grid.ts';

export type TreinarProps = {
  open: boolean;
  questao: Questao | null;
  turma_avaliacao_id: number;
  onClose: () => void;
};

export function Treinar({ open, questao, turma_avaliacao_id, onClose }: TreinarProps) {
  const [last, setLast] = useState(questao);
  // The words stay while the sheet closes.
  if (questao !== null && questao !== last) setLast(questao);
  const shown = questao ?? last;
  const fase = shown?.fase_plano_acao;
  if (shown === null || fase === undefined) return null;
  const words = copy.train;
  const plano = ['PlanoAcao', turma_avaliacao_id, fase.materia_id] as const;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title(shown.numero, fase.objeto_conhecimento_descricao)}
      description={words.answers(gabaritoLetra(shown), shown.gabarito)}
      footer={
        <>
          <ButtonLink
            block
            // A phase without media leads on to its first exercise (decision 135).
            href={fase.bloqueado ? paths.materia(...plano) : paths.midia(...plano, fase.objeto_conhecimento_id, 1)}
          >
            {fase.bloqueado ? words.map : words.action}
          </ButtonLink>
          <ButtonLink block variant="text" href={paths.gabaritoQuestao(turma_avaliacao_id, shown.banco_questao_id)}>
            {words.question}
          </ButtonLink>
        </>
      }
    >
      <TrainThis
        numero={fase.numero}
        title={words.phase(fase.numero)}
        pays={words.pays(moedasSteps(1, true).reduce((sum, step) => sum + step, 0))}
        locked={fase.bloqueado}
      />
      {fase.bloqueado && (
        <Text look="small" tone="muted">
          {words.locked}
        </Text>
      )}
    </Dialog>
  );
}
