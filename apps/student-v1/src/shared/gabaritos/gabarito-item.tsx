/** One exam in a list of answer keys: with its grade, or why there is none yet. */
import type { GabaritoListaItem } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { calendarDay, formatData } from '@luneta/domain';
import { Badge, Grid } from '@luneta/ui';

import { GabaritoCard } from './parts/gabarito-card/gabarito-card.tsx';
import { paths } from '../paths.ts';
import { copy } from './copy.ts';

/** The list has 0 to 100; a grade is shown out of ten (decision 193). */
export const GRADE = { of: 10, max: 10 } as const;

export function GabaritoListItem({ gabarito }: { gabarito: GabaritoListaItem }) {
  const { fuso_horario } = useConta();
  const { turma_avaliacao_id, descricao, nota_media, data_aplicacao } = gabarito;
  const ms = Date.parse(data_aplicacao);
  return (
    <GabaritoCard
      description={descricao}
      date={{ label: copy.date, text: formatData(ms, fuso_horario), value: calendarDay(ms, fuso_horario) }}
      grade={nota_media === null ? undefined : { label: copy.grade, value: nota_media / GRADE.of, max: GRADE.max }}
      note={nota_media === null ? <WithoutGrade gabarito={gabarito} /> : undefined}
      details={{ label: copy.details, href: paths.gabarito(turma_avaliacao_id) }}
    />
  );
}

/** Before the release both wait alike; after it, who missed the exam has no grade, and any other is not marked yet. */
function WithoutGrade({ gabarito }: { gabarito: GabaritoListaItem }) {
  const { situacao, presente_avaliacao, prova_em_andamento } = gabarito;
  return situacao === 'liberado' && !presente_avaliacao ? (
    <Badge tone="neutral">{copy.absent}</Badge>
  ) : (
    <Badge tone="info">{prova_em_andamento ? copy.running : copy.pending}</Badge>
  );
}

export type GabaritoListProps = { gabaritos: readonly GabaritoListaItem[] };

export function GabaritoList({ gabaritos }: GabaritoListProps) {
  return (
    <Grid as="ul" columns={1} columnsExpanded={3} gap="e12">
      {gabaritos.map((gabarito) => (
        <Grid as="li" key={gabarito.turma_avaliacao_id}>
          <GabaritoListItem gabarito={gabarito} />
        </Grid>
      ))}
    </Grid>
  );
}
