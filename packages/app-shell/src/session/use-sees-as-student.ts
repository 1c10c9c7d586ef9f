import { capabilities } from '@luneta/domain';

import { useSessionProfile } from './use-may-write.ts';

/** False for staff who only look: they see locked phases and Bosses as open (S2 §1). */
export function useSeesAsStudent(): boolean {
  const profile = useSessionProfile();
  return profile !== null && !capabilities(profile).previews;
}
