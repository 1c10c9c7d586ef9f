/**
 * Over every screen of a student's view that staff opened: who looks at whom, what they may do, how long it still
 * lasts, and the ways out (S1 §6; security D13). A chunk of its own: students never load it.
 */
import { sessaoQuery } from '@luneta/api-client/sessao';
import { Button, ModeBanner, PersonName } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { useServerNow } from '../clock/use-now.ts';
import { useServices, useSession } from '../services/context.tsx';
import { useStudentView } from '../session/use-student-view.ts';
import { copy } from './copy.ts';
import * as css from './viewer-strip.css.ts';

const MINUTE_MS = 60_000;
/** Checks often enough to announce the last minutes in time. */
const LOOK_EVERY_MS = 10_000;

export function ViewerStrip() {
  const { api } = useServices();
  const { perfil } = useSession();
  const { data, dataUpdatedAt } = useQuery(sessaoQuery(api));
  const nowMs = useServerNow(undefined, dataUpdatedAt, LOOK_EVERY_MS);
  const { isGestaoVida, leaving, leave } = useStudentView();
  // Uses the token's data until the server answers, so that the strip is always shown.
  const modo = data?.modo ?? (perfil === 'aluno' ? 'aluno' : 'professor');
  const left = data === undefined ? null : timeLeft(data.limite_em, nowMs);
  return (
    <ModeBanner
      mode={modo === 'aluno' ? 'student' : 'view'}
      label={copy.label}
      action={
        <span className={css.ways}>
          <Button size="sm" variant="text" busy={leaving} onClick={leave}>
            {copy.change}
          </Button>
          {isGestaoVida && (
            <Button size="sm" variant="text" busy={leaving} onClick={leave}>
              {copy.leave}
            </Button>
          )}
        </span>
      }
    >
      <span className={css.words}>
        <span className={css.who}>
          <span className={css.names}>
            <PersonName>{data?.ator_nome ?? copy.someone}</PersonName> {copy.viewing}{' '}
            <PersonName>{data?.aluno_nome ?? copy.student}</PersonName>
          </span>
        </span>
        <span className={data === undefined ? `${css.facts} ${css.noTime}` : css.facts}>
          {copy.mode[modo]}
          {left !== null && ` · ${left}`}
        </span>
      </span>
    </ModeBanner>
  );
}

function timeLeft(limite_em: string | null, nowMs: number): string | null {
  if (limite_em === null) return null;
  const leftMs = Date.parse(limite_em) - nowMs;
  return leftMs <= 0 ? copy.over : copy.left(Math.floor(leftMs / MINUTE_MS));
}
