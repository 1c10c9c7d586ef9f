/** Chooses the school of a screen. Not there for who reaches only one. */
import { escolasQuery } from '@luneta/api-client/gestao-escolas';
import { useServices } from '@luneta/app-shell';
import { Select } from '@luneta/ui';
import { School } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { useEscola } from './use-escola.ts';

const copy = { label: 'Escola', own: 'Minha escola' } as const;

export function EscolaSelect() {
  const { api } = useServices();
  const { escola_id, several, choose } = useEscola();
  const { data: escolas = [] } = useQuery({ ...escolasQuery(api), enabled: several });
  if (!several || escolas.length < 2) return null;
  const own = escola_id === undefined ? [{ value: '', label: copy.own }] : [];
  return (
    <Select
      label={copy.label}
      icon={School}
      value={escola_id === undefined ? '' : String(escola_id)}
      options={[...own, ...escolas.map(({ escola_id: id, nome }) => ({ value: String(id), label: nome }))]}
      onChange={(value) => choose(Number(value))}
    />
  );
}
