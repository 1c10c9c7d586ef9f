import type { RoteiroMateria } from '@luneta/api-client';
import { roteiroMateriaQuery, type RoteiroIds } from '@luneta/api-client/trilhas';
import { useServices } from '@luneta/app-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';

/** An address that names a type is replaced by that of the roadmap found for it (decision 66), which is not asked again. */
export function useCanonicalTrilha(ids: RoteiroIds, trilha: RoteiroMateria | undefined): void {
  const { api } = useServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (trilha === undefined || trilha.trilha_id === ids.trilha_id) return;
    const { trilha_id, materia_id } = trilha;
    client.setQueryData(roteiroMateriaQuery(api, { trilha_id, materia_id }).queryKey, trilha);
    void navigate({ pathname: paths.trilha(trilha_id, materia_id), search }, { replace: true });
  }, [trilha, ids.trilha_id, api, client, navigate, search]);
}
