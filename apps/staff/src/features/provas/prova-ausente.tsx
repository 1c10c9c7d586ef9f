/** An address whose exam does not exist or is out of reach. */
import { usePageTitle } from '@luneta/app-shell';
import { ButtonLink, EmptyState, PageTitle } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './prova-copy.ts';

export function ProvaAusente() {
  const heading = usePageTitle(copy.parents);
  return (
    <>
      <PageTitle ref={heading}>{copy.parents}</PageTitle>
      <EmptyState
        text={copy.missing}
        action={
          <ButtonLink href={paths.provas} variant="secondary">
            {copy.seeAll}
          </ButtonLink>
        }
      />
    </>
  );
}
