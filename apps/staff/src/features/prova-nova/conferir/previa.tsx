/** A question of the draft as the students of both apps get it; without keys. */
import type { PreviaAvaliacao } from '@luneta/api-client';
import { previaQuery, type OfRascunho } from '@luneta/api-client/gestao-rascunhos';
import { QueryState, useServices } from '@luneta/app-shell';
import { alternativasOf } from '@luneta/domain';
import {
  ButtonLink,
  Card,
  Grid,
  Heading,
  Inline,
  Loading,
  Segments,
  Select,
  Skeleton,
  Stack,
  Text,
  ThemeProvider,
  useMediaQuery,
} from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { ComoAluno, type VersaoAluno } from '../../../shared/questao/como-aluno.tsx';
import type { Fichas } from '../partes/passo.ts';
import type { Dia, Valores } from '../valores.ts';
import { copy as words } from './copy.ts';
import * as css from './conferir.css.ts';

const copy = words.previa;
const VERSOES = [
  { value: '1', label: copy.v1 },
  { value: '2', label: copy.v2 },
] as const;
const LINGUAS = [
  { value: '1', label: copy.linguas[1] },
  { value: '2', label: copy.linguas[2] },
] as const;
/** The light look of each app. */
const TEMA = { '1': 'roteiro', '2': 'claro' } as const;
const NOME = { '1': copy.v1, '2': copy.v2 } as const;

export type PreviaProps = { of: OfRascunho; versao: number; valores: Valores; fichas: Fichas };

export function Previa({ of, versao, valores, fichas }: PreviaProps) {
  const { dias, solicitar_idioma, instrucoes } = valores;
  const wide = useMediaQuery(from.medium);
  const imprime = useMayCall()('getRascunhoImpressao');
  const [dia_prova, setDia] = useState(dias[0]?.dia_prova ?? 1);
  const [lingua, setLingua] = useState<'1' | '2'>('1');
  const [app, setApp] = useState<VersaoAluno>('2');
  const dia = dias.find((one) => one.dia_prova === dia_prova) ?? dias[0];
  const language = solicitar_idioma ? (lingua === '1' ? 1 : 2) : null;
  const numeros = dia === undefined ? [] : numerosDe(dia, language);
  const [escolhido, setNumero] = useState(numeros[0] ?? 1);
  const numero = numeros.includes(escolhido) ? escolhido : (numeros[0] ?? 1);
  const shown = wide ? VERSOES.map(({ value }) => value) : [app];
  return (
    <Card as="section" labelledBy="prova-previa">
      <Stack gap="e12">
        <Inline justify="between" wrap>
          <Heading look="h3" id="prova-previa">
            {copy.title}
          </Heading>
          {imprime && numeros.length > 0 && (
            <ButtonLink variant="secondary" size="sm" icon={Printer} href={paths.rascunhoImpressao(of.rascunho_id)}>
              {copy.imprimir}
            </ButtonLink>
          )}
        </Inline>
        {dia === undefined || numeros.length === 0 ? (
          <Text tone="muted">{copy.vazia}</Text>
        ) : (
          <>
            <Grid columns={1} columnsExpanded={2} gap="e12">
              {dias.length > 1 && (
                <Select
                  label={copy.dia}
                  options={dias.map((one) => ({ value: String(one.dia_prova), label: `${one.dia_prova}` }))}
                  value={String(dia.dia_prova)}
                  onChange={(value) => setDia(Number(value))}
                />
              )}
              <Select
                label={copy.questao}
                options={numeros.map((one) => ({ value: String(one), label: copy.questaoN(one) }))}
                value={String(numero)}
                onChange={(value) => setNumero(Number(value))}
              />
            </Grid>
            {solicitar_idioma && (
              <Segments legend={copy.lingua} options={LINGUAS} value={lingua} onChange={setLingua} />
            )}
            {!wide && <Segments legend={copy.versao} options={VERSOES} value={app} onChange={setApp} />}
            <div className={css.screens}>
              {shown.map((one) => (
                <Tela key={one} app={one} {...{ of, versao, dia, language, numero, fichas }} />
              ))}
            </div>
            {dia.proposta_redacao_id !== null && <Text look="small">{copy.redacao}</Text>}
            {instrucoes.trim() !== '' && (
              <Stack gap="e4">
                <Text look="smallStrong">{copy.instrucoes}</Text>
                <Text look="small">{instrucoes}</Text>
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The numbers that a student of the language meets. */
const numerosDe = ({ itens }: Dia, lingua: 1 | 2 | null): number[] => [
  ...new Set(
    itens
      .filter(({ lingua_estrangeira: own }) => own === null || own === (lingua ?? 1))
      .map(({ numero }) => numero)
      .sort((a, b) => a - b),
  ),
];

type TelaProps = {
  app: VersaoAluno;
  of: OfRascunho;
  versao: number;
  dia: Dia;
  language: 1 | 2 | null;
  numero: number;
  fichas: Fichas;
};

function Tela({ app, of, versao, dia, language, numero, fichas }: TelaProps) {
  const { api } = useServices();
  const asked = {
    dia_prova: dia.dia_prova,
    versao: app === '1' ? 1 : 2,
    ...(language !== null && { lingua: language }),
  } as const;
  const query = useQuery(previaQuery(api, of, asked, versao));
  const item = dia.itens.find(
    (one) => one.numero === numero && (one.lingua_estrangeira ?? language ?? 1) === (language ?? 1),
  );
  const ficha = item && fichas.get(item.questao_id);
  return (
    <figure className={css.figure}>
      <ThemeProvider tema={TEMA[app]} page={false}>
        <section className={css.screen} aria-label={copy.tela(NOME[app])} tabIndex={0}>
          <QueryState
            query={query}
            compact
            loading={
              <Loading label={copy.loading}>
                <Skeleton shape="text" lines={4} />
                <Skeleton shape="card" size={160} />
              </Loading>
            }
          >
            {(previa) => {
              const questao = questaoDe(previa, item?.questao_id);
              if (questao === undefined) return <Text tone="muted">{copy.vazia}</Text>;
              return (
                <div inert>
                  <ComoAluno
                    versao={app}
                    titulo={copy.questaoN(numero)}
                    materia={ficha?.materia_nome ?? ''}
                    objeto={ficha?.objeto_conhecimento_descricao ?? null}
                    texto_base={null}
                    enunciado={questao.enunciado}
                    alternativas={alternativasOf(questao).map(({ html }) => html)}
                    discursiva={ficha?.tipo === 'discursiva'}
                  />
                </div>
              );
            }}
          </QueryState>
        </section>
      </ThemeProvider>
      <figcaption>
        <Text as="span" look="small" tone="muted">
          {NOME[app]}
        </Text>
      </figcaption>
    </figure>
  );
}

const questaoDe = ({ questoes }: PreviaAvaliacao, id: number | undefined) =>
  questoes.find(({ banco_questao_id }) => banco_questao_id === id);
