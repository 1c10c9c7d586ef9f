/** Subject and topic of the questions of a file, once for all or for each of its folders; and how the cells are read. */
import type { GestaoImportacao } from '@luneta/api-client';
import { materiasQuery, objetosQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import { Card, Checkbox, Fieldset, Grid, Heading, Note, Select, Stack, Text } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Opcoes } from '../colunas/escolha.ts';
import { copy } from '../copy.ts';
import { emOrdem, lugarOf, withLugar, type Categoria, type Lugar } from './lugares.ts';

const words = copy.questao;

export type OpcoesQuestoesProps = {
  importacao: GestaoImportacao;
  opcoes: Opcoes;
  readOnly: boolean;
  onChange: (opcoes: Opcoes) => void;
};

export function OpcoesQuestoes({ importacao, opcoes, readOnly, onChange }: OpcoesQuestoesProps) {
  const { formato, categorias } = importacao;
  const open = categorias.filter((one) => lugarOf(one, opcoes).materia_id === null).length;
  // The file of a table, or of a zip with one, has cells.
  const cells = formato === 'csv' || formato === 'xlsx' || importacao.colunas.length > 0;
  return (
    <Card as="section" labelledBy="importacao-lugar">
      <Stack gap="e16">
        <Stack gap="e4">
          <Heading look="h3" id="importacao-lugar">
            {words.lugar}
          </Heading>
          <Text look="small" tone="muted">
            {words.lugarText}
          </Text>
        </Stack>
        <LugarFields
          legend={words.todas}
          onde={null}
          lugar={opcoes}
          readOnly={readOnly}
          onChange={(lugar) => onChange({ ...opcoes, ...lugar })}
        />
        {open > 0 && opcoes.materia_id === null && <Note tone="warning">{words.faltam(open)}</Note>}
        {categorias.length > 0 && (
          <Stack gap="e12" as="section" labelledBy="importacao-categorias">
            <Heading look="bodyStrong" id="importacao-categorias">
              {words.categorias}
            </Heading>
            {emOrdem(categorias).map((categoria) => (
              <LugarFields
                key={categoria.categoria}
                legend={categoria.categoria === '' ? words.semCategoria : categoria.categoria}
                onde={categoria}
                lugar={lugarOf(categoria, opcoes)}
                readOnly={readOnly}
                onChange={(lugar) => onChange(withLugar(opcoes, categoria.categoria, lugar))}
              />
            ))}
          </Stack>
        )}
        {cells && (
          <Stack gap="e4">
            <Checkbox
              label={words.html}
              checked={opcoes.html}
              disabled={readOnly}
              onChange={(html) => onChange({ ...opcoes, html })}
            />
            <Text look="small" tone="muted">
              {words.htmlHelp}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

type LugarFieldsProps = {
  legend: string;
  /** The folder; null for all that none speaks of. */
  onde: Categoria | null;
  lugar: Lugar;
  readOnly: boolean;
  onChange: (lugar: Lugar) => void;
};

function LugarFields({ legend, onde, lugar, readOnly, onChange }: LugarFieldsProps) {
  const { api } = useServices();
  const { data } = useQuery(materiasQuery(api));
  const { materia_id } = lugar;
  return (
    <Fieldset legend={onde === null ? legend : words.deQuestoes(legend, onde.questoes)}>
      <Grid columns={1} columnsExpanded={2} gap="e12">
        <Select
          label={words.materia}
          value={materia_id === null ? '' : String(materia_id)}
          options={[
            { value: '', label: onde === null ? words.escolher : words.comoTodas },
            ...(data?.materias ?? []).map((one) => ({ value: String(one.materia_id), label: one.materia_nome })),
          ]}
          disabled={readOnly}
          onChange={(value) =>
            onChange({ materia_id: value === '' ? null : Number(value), objeto_conhecimento_id: null })
          }
        />
        {materia_id !== null && <Objeto key={materia_id} {...{ lugar, readOnly, onChange }} materia_id={materia_id} />}
      </Grid>
    </Fieldset>
  );
}

type ObjetoProps = Pick<LugarFieldsProps, 'lugar' | 'readOnly' | 'onChange'> & {
  materia_id: number;
};

function Objeto({ materia_id, lugar, readOnly, onChange }: ObjetoProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const [picked, setPicked] = useState<ComboboxItem | null>(null);
  const query = useInfiniteQuery(objetosQuery(api, { materia_id, ...(busca !== '' && { busca }) }));
  const items = (query.data?.pages ?? []).flatMap(({ linhas }) =>
    linhas.map(({ objeto_conhecimento_id, descricao }) => ({ id: objeto_conhecimento_id, label: descricao })),
  );
  const { objeto_conhecimento_id: id } = lugar;
  const chosen = [picked, ...items].find((item) => item?.id === id) ?? null;
  return (
    <Combobox
      label={words.objeto}
      optional
      placeholder={words.objetoHint}
      noneText={words.objetoNone}
      loading={query.isFetching}
      groups={[{ path: [], items }]}
      value={id === null ? null : chosen}
      disabled={readOnly}
      onSearch={setBusca}
      onChange={(item) => {
        setPicked(item);
        onChange({ materia_id, objeto_conhecimento_id: item === null ? null : Number(item.id) });
      }}
    />
  );
}
