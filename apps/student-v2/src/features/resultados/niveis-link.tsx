/** The way to the learning levels, for who has any (decision 157): a school may have switched them off. */
import { aprendizagemQuery } from '@luneta/api-client/aprendizagem';
import { useServices } from '@luneta/app-shell';
import { ButtonLink, Inline } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../paths.ts';
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
