/** The exam that can be entered now, as the large card of 'Hoje': its clock, what is answered, one button. */
import { useConta, useServerNow } from '@luneta/app-shell';
import { Badge, ButtonLink, OpenExamCard, Timer } from '@luneta/ui';

import { copy } from './copy.ts';
import { momentText, type ProvaHoje, type ProvaView } from './prova-row.ts';

const SECOND_MS = 1000;

export type ListTime = { servidor_em: string; receivedAtMs: number };

export function ProvaAberta({ prova, view, time }: { prova: ProvaHoje; view: ProvaView; time: ListTime }) {
  const { fuso_horario } = useConta();
  const { existe_itens, qtde_itens, qtde_itens_respondidos, disponivel_ate } = prova;
  const running = view.botao === 'continuar';
  const until = momentText(Date.parse(disponivel_ate), { nowMs: Date.parse(time.servidor_em), timeZone: fuso_horario });
  return (
    <OpenExamCard
      title={prova.descricao}
      badge={<Badge tone="warning">{copy.aberta}</Badge>}
      time={running ? <TimeLeft seconds={prova.tempo_restante} time={time} /> : copy.ate(until)}
      text={view.heroText}
      {...(running && existe_itens
        ? {
            progress: {
              answered: qtde_itens_respondidos,
              total: qtde_itens,
              label: copy.respondeu,
              count: copy.de(qtde_itens_respondidos, qtde_itens),
            },
          }
        : {})}
      action={
        'href' in view.button && (
          <ButtonLink variant="game" href={view.button.href} block>
            {view.buttonLabel}
          </ButtonLink>
        )
      }
    />
  );
}

/** A component of its own, so that each second renders the clock and not the list. */
function TimeLeft({ seconds, time: { servidor_em, receivedAtMs } }: { seconds: number; time: ListTime }) {
  const now = useServerNow(servidor_em, receivedAtMs, SECOND_MS);
  const passed = Math.floor((now - Date.parse(servidor_em)) / SECOND_MS);
  return <Timer label={copy.tempo} seconds={Math.max(0, seconds - passed)} version={1} />;
}
