/** An address whose class does not exist or is out of reach. */
import { usePageTitle } from '@luneta/app-shell';
import { ButtonLink, EmptyState, PageTitle } from '@luneta/ui';

import { paths } from '../../../shared/paths.ts';
import { copy } from './copy.ts';

export function TurmaAusente() {
  const heading = usePageTitle(copy.title);
  return (
    <>
      <PageTitle ref={heading}>{copy.title}</PageTitle>
      <EmptyState
        text={copy.missing}
        action={
          <ButtonLink href={paths.turmas} variant="secondary">
            {copy.seeAll}
          </ButtonLink>
        }
      />
    </>
  );
}
