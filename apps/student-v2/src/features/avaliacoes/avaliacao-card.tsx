/** One exam day: the large card of what is to be done first, and a row for each other one. */
import type { Avaliacao } from '@luneta/api-client';
import { useMayWrite } from '@luneta/app-shell';
import { Badge, Button, ButtonLink, ExamRow, OpenExamCard, TimeRing } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import type { AvaliacaoRow, CardView } from './avaliacao-row.ts';
import { copy } from './copy.ts';

export type AvaliacaoProps = {
  row: AvaliacaoRow;
  view: CardView;
  onDetails: (avaliacao: Avaliacao) => void;
  onPresencial: () => void;
};

/** The one filled button of the page stands here. */
export function FirstAvaliacao({ row: { avaliacao }, view, onDetails, onPresencial }: AvaliacaoProps) {
  return (
    <OpenExamCard
      title={avaliacao.descricao}
      badge={<Badge tone="warning">{view.stateLabel}</Badge>}
      time={view.time}
      ring={view.ring && <TimeRing {...view.ring} text={view.time ?? ''} />}
      text={view.lead}
      {...(view.progress ? { progress: view.progress } : {})}
      action={<Action view={view} avaliacao={avaliacao} onPresencial={onPresencial} first />}
      details={
        <Button variant="text" size="md" onClick={() => onDetails(avaliacao)}>
          {copy.details}
        </Button>
      }
    />
  );
}

export function OtherAvaliacao({
  row: { avaliacao },
  view,
  onDetails,
  onPresencial,
  dated,
}: AvaliacaoProps & { dated: boolean }) {
  return (
    <ExamRow
      title={avaliacao.descricao}
      materia={view.materia}
      text={view.text}
      date={dated ? view.date : undefined}
      state={view.state}
      stateLabel={view.stateLabel}
      details={
        <Button variant="text" size="sm" onClick={() => onDetails(avaliacao)}>
          {copy.details}
        </Button>
      }
      action={<Action view={view} avaliacao={avaliacao} onPresencial={onPresencial} />}
    />
  );
}

type ActionProps = { view: CardView; avaliacao: Avaliacao; onPresencial: () => void; first?: boolean };

function Action({ view: { action }, avaliacao, onPresencial, first = false }: ActionProps) {
  const mayWrite = useMayWrite();
  if (action === null) return null;
  const look = first ? ({ variant: 'game', block: true } as const) : ({ variant: 'secondary', size: 'sm' } as const);
  if (action === 'presencial') {
    return (
      <Button {...look} onClick={onPresencial}>
        {copy.presencialAction}
      </Button>
    );
  }
  const { turma_avaliacao_id, dia_prova } = avaliacao;
  const started = action === 'continuar' && mayWrite;
  return (
    <ButtonLink
      {...look}
      href={started ? paths.prova(turma_avaliacao_id, dia_prova) : paths.instrucoes(turma_avaliacao_id, dia_prova)}
    >
      {mayWrite ? (started ? copy.resume : copy.start) : copy.read}
    </ButtonLink>
  );
}
