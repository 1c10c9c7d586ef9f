import type { GabaritoListaItem } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { formatData } from '@luneta/domain';
import { ButtonLink, LatestResult } from '@luneta/ui';

import { GRADE } from '../../shared/gabaritos/gabarito-item.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

/** The newest grade as the hero of the screen. */
export function UltimaNota({ gabarito }: { gabarito: GabaritoListaItem }) {
  const { fuso_horario } = useConta();
  const { descricao, nota_media, data_aplicacao, turma_avaliacao_id } = gabarito;
  if (nota_media === null) return null;
  return (
    <LatestResult
      eyebrow={copy.latest(formatData(Date.parse(data_aplicacao), fuso_horario))}
      title={descricao}
      value={nota_media / GRADE.of}
      note={copy.outOf}
      action={
        <ButtonLink href={paths.gabarito(turma_avaliacao_id)} variant="secondary" size="sm">
          {copy.details}
        </ButtonLink>
      }
    />
  );
}
