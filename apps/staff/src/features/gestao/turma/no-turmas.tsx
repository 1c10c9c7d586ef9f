/** A list without classes: nothing with these filters, nothing yet and what to do first, or nothing for this profile. */
import { emUso, sedesQuery, seriesQuery } from '@luneta/api-client/estrutura';
import { useServices } from '@luneta/app-shell';
import { Button, ButtonLink, EmptyState } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words } from '../copy.ts';
import { copy } from './copy.ts';

type NoTurmasProps = {
  escola_id: number;
  ano: number | null;
  /** There are some with other filters. */
  any: boolean;
  create: ReactNode;
  onClear: () => void;
};

export function NoTurmas({ any, onClear, ...rest }: NoTurmasProps) {
  const mayWrite = useMayCall()('saveTurma');
  if (any)
    return (
      <EmptyState
        plain
        text={copy.none}
        action={
          <Button variant="secondary" size="sm" onClick={onClear}>
            {words.clear}
          </Button>
        }
      />
    );
  return mayWrite ? <First {...rest} /> : <EmptyState text={copy.empty} />;
}

/** Classes stand in a campus and a grade, which come first. */
function First({ escola_id, ano, create }: Omit<NoTurmasProps, 'any' | 'onClear'>) {
  const { api } = useServices();
  const sedes = useQuery(sedesQuery(api, escola_id));
  const series = useQuery(seriesQuery(api, escola_id));
  const lacks = (rows: readonly { arquivada_em: string | null }[] | undefined) =>
    rows !== undefined && emUso(rows).length === 0;
  const way = lacks(sedes.data)
    ? { text: copy.sedesFirst, href: paths.sedes, label: copy.toSedes }
    : lacks(series.data)
      ? { text: copy.seriesFirst, href: paths.series, label: copy.toSeries }
      : null;
  if (way === null) return <EmptyState text={copy.noneYet(ano)} action={create} />;
  return (
    <EmptyState
      text={way.text}
      action={
        <ButtonLink href={way.href} variant="secondary">
          {way.label}
        </ButtonLink>
      }
    />
  );
}
