/** Leads to the learning levels. A student without levels does not see it (decision 157). */
import { aprendizagemQuery } from '@luneta/api-client/aprendizagem';
import { useServices } from '@luneta/app-shell';
import { ButtonLink, Inline } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export function NiveisLink() {
  const { api } = useServices();
  const { data } = useQuery(aprendizagemQuery(api));
  if (data === undefined || data.ciclos.length === 0) return null;
  return (
    <Inline>
      <ButtonLink href={paths.aprendizagem()} variant="secondary">
        {copy.levels}
      </ButtonLink>
    </Inline>
  );
}
