/** Where one is among the questions of a result, and the way to the neighbours: all of them, or only the misses. */
import { ButtonLink, Segments, Stack } from '@luneta/ui';
import { ChevronLeft, ChevronRight } from '@luneta/ui/icons';
import { useNavigate } from '@luneta/app-shell/router';

import { ReviewStrip } from './parts/review-strip/review-strip.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import type { Rever, Revisao } from './passos.ts';
import * as css from './resultado-questao.css.ts';

export type ReviewProps = { revisao: Revisao; rever: Rever; turma_avaliacao_id: number; banco_questao_id: number };

export function ReviewTop({ revisao, rever, turma_avaliacao_id, banco_questao_id }: ReviewProps) {
  const navigate = useNavigate();
  const { todas, passos, misses, current, at } = revisao;
  if (current < 0) return null;
  return (
    <Stack gap="e12">
      <ReviewStrip
        label={
          rever === 'erros' && at !== null ? copy.missPlace(at, passos.length) : copy.place(current + 1, todas.length)
        }
        verdicts={todas.map(({ verdict }) => verdict)}
        current={current}
      />
      {misses > 0 && (
        <Segments
          legend={copy.which}
          options={[
            { value: 'todas', label: copy.all },
            { value: 'erros', label: copy.misses },
          ]}
          value={rever}
          onChange={(value) =>
            void navigate(paths.resultadoQuestao(turma_avaliacao_id, banco_questao_id, value), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
    </Stack>
  );
}

/** Real links, so that a neighbour may be opened in another tab. The last one leads back to the result. */
export function ReviewNav({ revisao: { previous, next }, rever, turma_avaliacao_id }: ReviewProps) {
  const to = (banco_questao_id: number) => paths.resultadoQuestao(turma_avaliacao_id, banco_questao_id, rever);
  return (
    <nav className={css.nav} aria-label={copy.nav}>
      {previous && (
        <ButtonLink href={to(previous.banco_questao_id)} variant="secondary" block icon={ChevronLeft}>
          {copy.previous}
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink href={to(next.banco_questao_id)} block iconEnd={ChevronRight}>
          {copy.next}
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.resultado(turma_avaliacao_id)} block>
          {copy.end}
        </ButtonLink>
      )}
    </nav>
  );
}
