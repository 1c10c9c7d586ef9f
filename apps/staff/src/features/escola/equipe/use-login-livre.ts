/** Whether the user name that is typed is free: asked when the typing pauses, and only for one that could be stored. */
import { loginLivreQuery } from '@luneta/api-client/gestao-equipe';
import { useServices } from '@luneta/app-shell';
import { readLogin } from '@luneta/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const QUIET_MS = 300;

export type LoginStanding = 'unknown' | 'checking' | 'livre' | 'em_uso';

/** @param own the user name that the account has already; it is not asked about */
export function useLoginLivre(escola_id: number, typed: string, own: string): LoginStanding {
  const { api } = useServices();
  const login = readLogin(typed);
  const wanted = login === null || login === own ? '' : login;
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), QUIET_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({ ...loginLivreQuery(api, escola_id, settled), enabled: settled !== '' });
  if (wanted === '') return 'unknown';
  if (settled !== wanted || data === undefined) return 'checking';
  return data.situacao === 'invalido' ? 'unknown' : data.situacao;
}
