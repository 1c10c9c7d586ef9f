/** The filters of the bank where there is little room: the text always, the others behind a button, what is in force as chips. */
import { etiquetasQuery, materiasQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import type { FiltersShown } from '@luneta/app-shell/list';
import { AppliedFilter, Grid, IconButton, Inline, SearchBox, Select, Text } from '@luneta/ui';
import { ListFilter } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { copy } from './copy.ts';
import { FILTROS } from './filtros.ts';
import * as css from './questoes.css.ts';

const words = copy.escolher;
type Opcao = { readonly value: string; readonly label: string };
type Nome = Exclude<keyof typeof FILTROS, 'busca'>;
const NOMES = [
  'materia',
  'dificuldade',
  'etiqueta',
  'tipo',
  'autor',
  'usada',
  'lingua',
] as const satisfies readonly Nome[];

export type FiltrosProps = { of: FiltersShown; loading: boolean; count: string | undefined };

export function Filtros({ of, loading, count }: FiltrosProps) {
  const { values, set } = of;
  const valueOf = (nome: Nome) => values[nome] ?? '';
  const [open, setOpen] = useState(false);
  const id = useId();
  const fetched = useOpcoes();
  const optionsOf = (nome: Nome): readonly Opcao[] => [...FILTROS[nome].options, ...(fetched[nome] ?? [])];
  const inForce = NOMES.filter((nome) => valueOf(nome) !== '');
  return (
    <search aria-label={words.filtrar} className={css.filters}>
      <div className={css.searchLine}>
        <SearchBox
          landmark={false}
          label={words.search}
          hideLabel
          placeholder={words.hint}
          loading={loading}
          value={values['busca'] ?? ''}
          onChange={(busca) => set({ busca })}
        />
        <IconButton
          icon={ListFilter}
          variant="outline"
          label={words.maisFiltros}
          expanded={open}
          controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <Grid columns={2} gap="e12">
            {NOMES.map((nome) => (
              <Select
                key={nome}
                label={FILTROS[nome].label}
                value={valueOf(nome)}
                options={[{ value: '', label: words.todos }, ...optionsOf(nome)]}
                onChange={(value) => set({ [nome]: value })}
              />
            ))}
          </Grid>
        )}
      </div>
      {(inForce.length > 0 || count !== undefined) && (
        <Inline gap="e8" justify="between" wrap>
          <Inline gap="e4" wrap>
            {inForce.map((nome) => (
              <AppliedFilter
                key={nome}
                label={optionsOf(nome).find(({ value }) => value === valueOf(nome))?.label ?? FILTROS[nome].label}
                onRemove={() => set({ [nome]: '' })}
              />
            ))}
          </Inline>
          {count !== undefined && (
            <Text as="span" look="small" tone="muted">
              {count}
            </Text>
          )}
        </Inline>
      )}
    </search>
  );
}

/** Subjects and tags of the school. */
function useOpcoes(): Readonly<Partial<Record<Nome, readonly Opcao[]>>> {
  const { api } = useServices();
  const materias = useQuery(materiasQuery(api));
  const etiquetas = useQuery(etiquetasQuery(api));
  return {
    materia: (materias.data?.materias ?? []).map(({ materia_id, materia_nome }) => ({
      value: String(materia_id),
      label: materia_nome,
    })),
    etiqueta: (etiquetas.data ?? []).map(({ etiqueta_id, nome }) => ({ value: String(etiqueta_id), label: nome })),
  };
}
