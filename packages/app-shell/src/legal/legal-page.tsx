/** C5, C6: a legal text with a Portuguese summary above and its contents beside. The school's own text, where it set one. */
import { readLegalDocument, type LegalDocument } from '@luneta/domain';
import { ErrorState, Loading, PageTitle, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { PublicFrame } from '../frame/public-frame.tsx';
import { usePageTitle } from '../routing/use-page-title.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { LegalText } from './legal-text.tsx';
import { privacyPolicy } from './texts/privacy-policy.ts';
import { termsAndConditions } from './texts/terms-and-conditions.ts';

export type LegalWhich = 'privacy_policy' | 'terms_and_conditions';

const OWN: Record<LegalWhich, LegalDocument> = {
  privacy_policy: privacyPolicy,
  terms_and_conditions: termsAndConditions,
};

/** @throws an Error when the address holds no legal text: our text must not replace the school's. */
async function fetchText(address: string, signal: AbortSignal): Promise<LegalDocument> {
  const response = await fetch(address, { signal, credentials: 'omit', redirect: 'error' });
  const found = response.ok ? readLegalDocument(await response.json()) : null;
  if (found === null) throw new Error(`${address} holds no legal text.`);
  return found;
}

export function LegalPage({ which }: { which: LegalWhich }) {
  const address = useServices().config.legal?.[which];
  if (address !== undefined) return <SchoolText which={which} address={address} />;
  return (
    <PublicFrame>
      <LegalText text={OWN[which]} />
    </PublicFrame>
  );
}

function SchoolText({ which, address }: { which: LegalWhich; address: string }) {
  const query = useQuery({ queryKey: ['legal', which], queryFn: ({ signal }) => fetchText(address, signal) });
  return (
    <PublicFrame>
      {query.isSuccess ? (
        <LegalText text={query.data} />
      ) : query.isError ? (
        <WithoutText which={which}>
          <ErrorState
            title={copy.failedTitle}
            text={copy.failedText}
            retryLabel={copy.retry}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </WithoutText>
      ) : (
        <WithoutText which={which}>
          <Loading label={copy.loading}>
            <Stack gap="e20">
              <Skeleton shape="card" size={120} />
              <Skeleton shape="card" size={240} />
            </Stack>
          </Loading>
        </WithoutText>
      )}
    </PublicFrame>
  );
}

/** The page has its heading before the text with its own title is there, and when it does not come. */
function WithoutText({ which, children }: { which: LegalWhich; children: ReactNode }) {
  const heading = usePageTitle(copy.links[which]);
  return (
    <Stack gap="e20">
      <PageTitle ref={heading}>{copy.links[which]}</PageTitle>
      {children}
    </Stack>
  );
}
