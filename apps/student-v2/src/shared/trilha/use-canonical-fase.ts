import type { RoteiroFase } from '@luneta/api-client';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '@luneta/app-shell/router';

import type { FasePlace } from './fase-place.ts';

/** An address whose first segment is not the phase's roadmap (a type, decision 66) is replaced by the one that is. */
export function useCanonicalFase({ trilha_id }: FasePlace, fase: RoteiroFase | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const right = fase?.trilha_id ?? trilha_id;
  useEffect(() => {
    if (right === trilha_id) return;
    const canonical = pathname.replace(/^\/trilhas\/\d+\//u, `/trilhas/${right}/`);
    void navigate({ pathname: canonical, search, hash }, { replace: true });
  }, [right, trilha_id, pathname, search, hash, navigate]);
}
