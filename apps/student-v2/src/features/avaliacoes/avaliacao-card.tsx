import type { Avaliacao } from '@luneta/api-client';
import { Button, ButtonLink, ExamCard } from '@luneta/ui';

import { paths } from '../../paths.ts';
import type { CardAction, CardView } from './avaliacao-row.ts';
import { copy } from './copy.ts';

export type AvaliacaoCardProps = {
  avaliacao: Avaliacao;
  view: CardView;
  level: 3 | 4;
  onDetails: () => void;
  onPresencial: () => void;
};

/** One exam day in the list. */
export function AvaliacaoCard({ avaliacao, view, level, onDetails, onPresencial }: AvaliacaoCardProps) {
  return (
    <ExamCard
      title={avaliacao.descricao}
      battery={copy.battery(avaliacao.bateria)}
      state={view.state}
      stateLabel={view.stateLabel}
      time={view.time}
      date={view.date}
      progress={view.progress}
      level={level}
      details={
        <Button variant="secondary" size="md" onClick={onDetails}>
          {copy.details}
        </Button>
      }
      action={<Action action={view.action} avaliacao={avaliacao} onPresencial={onPresencial} />}
    />
  );
}

function Action({
  action,
  avaliacao,
  onPresencial,
}: {
  action: CardAction;
  avaliacao: Avaliacao;
  onPresencial: () => void;
}) {
  if (action === null) return null;
  if (action === 'presencial') {
    return (
      <Button size="md" onClick={onPresencial}>
        {copy.presencialAction}
      </Button>
    );
  }
  const { turma_avaliacao_id, dia_prova } = avaliacao;
  const started = action === 'continuar';
  return (
    <ButtonLink
      size="md"
      href={started ? paths.prova(turma_avaliacao_id, dia_prova) : paths.instrucoes(turma_avaliacao_id, dia_prova)}
    >
      {started ? copy.resume : copy.start}
    </ButtonLink>
  );
}
