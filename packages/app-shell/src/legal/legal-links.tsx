import { Inline, Link } from '@luneta/ui';

import { copy } from './copy.ts';

/** The two public texts, for the foot of the login and of the account screens. Needs a router around. */
export function LegalLinks() {
  return (
    <Inline gap="e16" justify="center" wrap>
      <Link href="/privacy_policy">{copy.links.privacy_policy}</Link>
      <Link href="/terms_and_conditions">{copy.links.terms_and_conditions}</Link>
    </Inline>
  );
}
