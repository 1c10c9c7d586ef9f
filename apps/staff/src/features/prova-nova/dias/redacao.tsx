/** The essay of a day, of the proposals that the school has. */
import { propostasQuery } from '@luneta/api-client/gestao-propostas';
import { useServices } from '@luneta/app-shell';
import { Select } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';

export type RedacaoProps = {
  /** Null for none. */
  value: number | null;
  onChange: (proposta_redacao_id: number | null) => void;
};

export function Redacao({ value, onChange }: RedacaoProps) {
  const { api } = useServices();
  const { data, isPending } = useInfiniteQuery(propostasQuery(api, { situacao: 'aprovada' }));
  const found = (data?.pages ?? [])
    .flatMap(({ propostas }) => propostas)
    .filter(({ lacrada, proposta_redacao_id }) => !lacrada || proposta_redacao_id === value)
    .map(({ proposta_redacao_id, titulo, codigo }) => ({
      value: String(proposta_redacao_id),
      label: titulo === null || titulo === '' ? codigo : titulo,
    }));
  const chosen = value === null ? '' : String(value);
  const known = chosen === '' || found.some((one) => one.value === chosen);
  return (
    <Select
      label={copy.redacao}
      help={copy.redacaoHelp}
      options={[
        { value: '', label: copy.semRedacao },
        ...found,
        ...(known ? [] : [{ value: chosen, label: copy.estaRedacao }]),
      ]}
      loading={isPending}
      value={chosen}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    />
  );
}
