/** The bank beside the exam: found by text and filters, put in and taken out by one press. */
import type { GestaoQuestao } from '@luneta/api-client';
import { questoesQuery } from '@luneta/api-client/gestao-questoes';
import { useServices } from '@luneta/app-shell';
import { List, useFilters } from '@luneta/app-shell/list';
import {
  Button,
  classes,
  DifficultyMark,
  Icon,
  IconButton,
  Inline,
  Loading,
  Note,
  Skeleton,
  SubjectTile,
  Text,
  VisuallyHidden,
} from '@luneta/ui';
import { Check, Eye, Plus } from '@luneta/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { fichaDe } from '../partes/passo.ts';
import { copy } from './copy.ts';
import { Filtros } from './filtros-do-banco.tsx';
import { buscaDe, FILTROS } from './filtros.ts';
import * as css from './questoes.css.ts';
import type { Questoes } from './use-questoes.ts';

const words = copy.escolher;

export type EscolherProps = { questoes: Questoes; onVer: (banco_questao_id: number) => void };

export function Escolher({ questoes, onVer }: EscolherProps) {
  const { api } = useServices();
  const filters = useFilters(FILTROS);
  const { par } = questoes;
  const query = useInfiniteQuery(questoesQuery(api, buscaDe(filters.values, par?.lingua ?? null)));
  const found = query.data?.pages.flatMap((page) => page.questoes) ?? [];
  const outside = found.filter(({ banco_questao_id }) => !questoes.ids.has(banco_questao_id));
  const rows = (error: ReactNode) => (
    <>
      <ul className={css.rows} aria-label={words.lista}>
        {found.map((questao) => (
          <Linha
            key={questao.banco_questao_id}
            questao={questao}
            dentro={questoes.ids.has(questao.banco_questao_id)}
            onToggle={(dentro) =>
              dentro ? questoes.tirar(questao.banco_questao_id) : questoes.porTodas([fichaDe(questao)])
            }
            onVer={() => onVer(questao.banco_questao_id)}
          />
        ))}
      </ul>
      {error}
    </>
  );
  return (
    <div className={css.panelBody}>
      {par !== null && (
        <Note
          tone="info"
          action={
            <Button size="sm" variant="secondary" onClick={() => questoes.setPar(null)}>
              {copy.cancelarPar}
            </Button>
          }
        >
          {copy.escolhendoPar(par.numero, copy.linguas[par.lingua])}
        </Note>
      )}
      <Filtros
        of={filters}
        loading={query.isFetching}
        count={found.length > 0 ? words.count(found.length, query.hasNextPage) : undefined}
      />
      {filters.filtered && par === null && outside.length > 1 && (
        <Inline>
          <Button variant="secondary" size="sm" icon={Plus} onClick={() => questoes.porTodas(outside.map(fichaDe))}>
            {words.todas(outside.length)}
          </Button>
        </Inline>
      )}
      <div className={css.scrolls}>
        <List
          query={query}
          rows={found}
          filters={filters}
          words={words}
          loading={
            <Loading label={words.loading}>
              <Skeleton shape="text" lines={6} />
            </Loading>
          }
        >
          {rows}
        </List>
      </div>
    </div>
  );
}

type LinhaProps = {
  questao: GestaoQuestao;
  /** It is in the exam. */
  dentro: boolean;
  onToggle: (dentro: boolean) => void;
  onVer: () => void;
};

function Linha({ questao, dentro, onToggle, onVer }: LinhaProps) {
  const { codigo, enunciado_inicio, materia_nome, percentual_acerto, qtde_usos, dificuldade } = questao;
  return (
    <li className={classes(css.row, dentro && css.entered)}>
      <button type="button" className={css.pick} onClick={() => onToggle(dentro)}>
        <VisuallyHidden>{`${dentro ? words.tirar(codigo) : words.por(codigo)}: `}</VisuallyHidden>
        <SubjectTile materia={materia_nome} size={36} />
        <span className={css.facts}>
          <Text as="span" look="bodyStrong" lines={1}>
            {enunciado_inicio === '' ? codigo : enunciado_inicio}
          </Text>
          <Inline as="span" gap="e8" justify="between" wrap>
            <Text as="span" look="small" tone="muted">
              {[
                codigo,
                ...(percentual_acerto === null ? [] : [words.acerto(percentual_acerto)]),
                words.usosDe(qtde_usos),
                ...questao.habilidades.slice(0, 1),
              ].join(' · ')}
            </Text>
            {dificuldade !== null && <DifficultyMark level={dificuldade}>{copy.niveis[dificuldade]}</DifficultyMark>}
          </Inline>
        </span>
        <span className={classes(css.mark, dentro && css.marked)}>
          <Icon of={dentro ? Check : Plus} size={20} />
        </span>
      </button>
      <IconButton icon={Eye} iconSize={20} label={words.ver(codigo)} onClick={onVer} />
    </li>
  );
}
