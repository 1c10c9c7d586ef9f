// The pattern of a list: what a screen that lists things has, in which order, and how each of its states looks.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import {
  Avatar,
  Badge,
  BulkBar,
  Button,
  Content,
  type DataColumn,
  DataTable,
  EmptyState,
  ErrorState,
  FilterBar,
  Inline,
  Pager,
  type RowKey,
  PageTitle,
  SearchBox,
  Select,
  Stack,
} from '../../src/index.ts';
import { Plus, Printer } from '../../src/icons.ts';
import { Page, Points, Section } from '../pages/page.tsx';
import { Console, idle } from '../screens/frames.tsx';

export default { title: 'Padrões/Lista', globals: { densidade: 'compacta' } } satisfies Meta;

export const Rules: StoryObj = {
  name: 'Como fazer',
  render: () => (
    <Page title="Lista" lead="Procurar, filtrar, ler e fazer algo com o que se achou, sempre nesta ordem.">
      <Section title="Do alto ao pé">
        <Points
          items={[
            'O título diz o que é a lista; ao lado, o único botão cheio, que cria mais um.',
            'A busca vem antes dos filtros. Cada filtro em vigor aparece como etiqueta que o tira.',
            'A contagem está em palavras e é dita a quem não a vê.',
            'A tabela vira cartões no telefone; a primeira coluna dá nome à linha.',
            'A barra escura só existe enquanto algo está marcado. O que é perigoso vem por último.',
            'A página, a busca e os filtros vivem no endereço: voltar e recarregar mostram o mesmo.',
          ]}
        />
      </Section>
      <Section title="Os estados" text="Estão todos nas histórias ao lado.">
        <Points
          items={[
            'Esperando: linhas cinzentas no lugar das linhas, com a altura delas.',
            'Vazia: diz o que falta e o que fazer. Com filtros, oferece tirá-los; sem nada, oferece criar.',
            'Falhou: a frase do erro e “Tentar de novo”; o que já chegou continua na tela.',
          ]}
        />
      </Section>
    </Page>
  ),
};

const people = [
  { codigo: 1_048_221, nome: 'Ana Clara Ribeiro', turma: '2ª série B', situacao: 'Em prova' },
  { codigo: 1_048_227, nome: 'Beatriz Lima', turma: '2ª série B', situacao: 'Em prova' },
  { codigo: 1_047_938, nome: 'Caio Fernandes', turma: '2ª série B', situacao: 'Ativo' },
  { codigo: 1_048_233, nome: 'Davi Nogueira', turma: '2ª série B', situacao: 'Sem conexão' },
  {
    codigo: 1_047_710,
    nome: 'Maria Antônia Wanderley de Albuquerque Cavalcanti',
    turma: '2ª série B',
    situacao: 'Ativo',
  },
];
type Person = (typeof people)[number];
const tones: Readonly<Record<string, 'success' | 'warning'>> = { 'Em prova': 'success', 'Sem conexão': 'warning' };

const columns: readonly [DataColumn<Person>, ...DataColumn<Person>[]] = [
  {
    id: 'nome',
    header: 'Aluno',
    cell: ({ nome, codigo }) => (
      <Inline gap="e12">
        <Avatar code={(codigo % 69) + 1} size={32} />
        <span>{nome}</span>
      </Inline>
    ),
  },
  { id: 'turma', header: 'Turma', noWrap: true, cell: ({ turma }) => turma },
  { id: 'codigo', header: 'Código', noWrap: true, align: 'end', cell: ({ codigo }) => codigo },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacao }) => <Badge tone={tones[situacao] ?? 'neutral'}>{situacao}</Badge>,
  },
];

type State = 'ready' | 'loading' | 'failed';

const Students = ({ state = 'ready', found = people }: { state?: State; found?: typeof people }) => {
  const [search, setSearch] = useState('');
  const [site, setSite] = useState('Centro');
  const [page, setPage] = useState(1);
  const [ticked, setTicked] = useState<ReadonlySet<RowKey>>(new Set([1_048_233]));
  const clear = () => {
    setSearch('');
    setSite('');
  };
  const rows = found.filter(({ nome }) => nome.toLowerCase().includes(search.toLowerCase()));
  const ready = state === 'ready';
  return (
    <Console now="Alunos">
      <Content width="staff">
        <Stack gap="e20">
          <Inline justify="between" align="center" gap="e12" wrap>
            <PageTitle>Alunos</PageTitle>
            <Button icon={Plus}>Novo aluno</Button>
          </Inline>
          <FilterBar
            label="Filtrar alunos"
            search={
              <SearchBox
                label="Buscar aluno"
                placeholder="Nome ou código"
                landmark={false}
                value={search}
                onChange={setSearch}
              />
            }
            applied={site === '' ? [] : [{ id: 'sede', label: `Sede: ${site}`, onRemove: () => setSite('') }]}
            clearable={site !== '' || search !== ''}
            onClear={clear}
            applyLabel="Ver alunos"
            {...(ready && { count: rows.length === 1 ? '1 aluno' : `${rows.length} alunos` })}
          >
            <Select
              label="Sede"
              value={site}
              onChange={setSite}
              options={[
                { value: '', label: 'Todas' },
                { value: 'Centro', label: 'Centro' },
              ]}
            />
          </FilterBar>
          <DataTable
            caption="Alunos"
            density="compact"
            rows={ready ? rows : []}
            rowKey={({ codigo }) => codigo}
            loading={state === 'loading'}
            loadingLabel="Carregando alunos"
            selection={{ selected: ticked, onChange: setTicked, label: ({ nome }) => `Selecionar ${nome}` }}
            columns={columns}
            empty={
              <EmptyState
                plain
                title="Nenhum aluno com estes filtros"
                text="Tire um filtro ou procure por outro nome."
                action={
                  <Button variant="secondary" onClick={clear}>
                    Limpar filtros
                  </Button>
                }
              />
            }
            {...(state === 'failed' && {
              error: (
                <ErrorState
                  title="Não conseguimos carregar os alunos"
                  text="Verifique a conexão e tente de novo."
                  retryLabel="Tentar de novo"
                  onRetry={idle}
                />
              ),
            })}
          />
          {ready && rows.length > 0 && (
            <Pager
              label="Páginas de alunos"
              page={page}
              pages={4}
              onChange={setPage}
              place={(now, all) => `Página ${now} de ${all}`}
              previousLabel="Página anterior"
              nextLabel="Próxima página"
            />
          )}
        </Stack>
      </Content>
      {ready && ticked.size > 0 && rows.length > 0 && (
        <BulkBar
          label="Alunos selecionados"
          count={ticked.size === 1 ? '1 aluno selecionado' : `${ticked.size} alunos selecionados`}
          onClear={() => setTicked(new Set())}
        >
          <Button size="sm" variant="secondary" icon={Printer}>
            Imprimir acessos
          </Button>
        </BulkBar>
      )}
    </Console>
  );
};

export const Example: StoryObj = { name: 'Exemplo', render: () => <Students /> };
export const Waiting: StoryObj = { name: 'Esperando', render: () => <Students state="loading" /> };
export const Empty: StoryObj = { name: 'Vazia', render: () => <Students found={[]} /> };
export const Failed: StoryObj = { name: 'Falhou', render: () => <Students state="failed" /> };

/** The search narrows the rows, and the count says so. */
export const Searching: StoryObj = {
  ...Example,
  name: 'Buscar',
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar aluno' }), 'davi{Enter}');
    await expect(await screen.findByText('1 aluno')).toBeVisible();
  },
};
