/** A phone begins with the steps of the exam, each with what it lacks. */
import type { RascunhoAvaliacao } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import { ActionBar, BackBar, ButtonLink, classes, Content, Heading, Icon, Link, Stack, Text } from '@luneta/ui';
import { Check, ChevronRight, CircleX } from '@luneta/ui/icons';
import { useLocation } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { copy, duracao } from './copy.ts';
import { ETAPA_PARAM, ETAPAS, faltasPorEtapa, lugarDe, proximaEtapa, type Etapa } from './etapas.ts';
import { lugaresDaProva, minutosDaProva, nomeDe } from './partes/resumo.tsx';
import * as css from './passos.css.ts';
import { valoresOf } from './valores.ts';

const words = copy.passos;

export function Passos({ rascunho }: { rascunho: RascunhoAvaliacao }) {
  const heading = usePageTitle(copy.title);
  const { pathname, search } = useLocation();
  const valores = valoresOf(rascunho.documento);
  const faltas = faltasPorEtapa(rascunho.pendencias);
  const proxima = proximaEtapa(faltas);
  const hrefOf = (etapa: Etapa) => {
    const query = new URLSearchParams(search);
    query.set(ETAPA_PARAM, etapa);
    return `${pathname}?${query.toString()}`;
  };
  const tiles = [
    copy.questoes(lugaresDaProva(valores).length),
    duracao(minutosDaProva(valores)),
    copy.turmas(valores.turmas.length),
  ];
  return (
    <Content width="staff" fills>
      <Stack gap="e16">
        <BackBar backHref={paths.rascunhos} backLabel={copy.close} title={copy.title} headingRef={heading} />
        <Heading>{nomeDe(valores)}</Heading>
        <ul className={css.tiles}>
          {tiles.map((tile) => (
            <li key={tile} className={css.tile}>
              {tile}
            </li>
          ))}
        </ul>
        <ol className={css.list} aria-label={words.label}>
          {ETAPAS.map((etapa) => {
            const falta = faltas.get(etapa)?.[0];
            const checked = lugarDe(etapa) <= 4;
            const state = etapa === proxima ? 'now' : falta ? 'miss' : checked ? 'done' : 'next';
            return (
              <li key={etapa} className={classes(css.row, state === 'now' && css.now)}>
                <span className={classes(css.mark, css.look[state])}>
                  {state === 'done' ? (
                    <Icon of={Check} size={20} />
                  ) : state === 'miss' ? (
                    <Icon of={CircleX} size={20} />
                  ) : (
                    lugarDe(etapa)
                  )}
                </span>
                <span className={css.words}>
                  <Link quiet href={hrefOf(etapa)}>
                    {copy.etapas[etapa]}
                  </Link>
                  <Text as="span" look="small" tone={falta ? 'danger' : 'muted'}>
                    {falta?.texto ?? words.nada[etapa]}
                  </Text>
                </span>
                <Icon of={ChevronRight} size={20} />
              </li>
            );
          })}
        </ol>
      </Stack>
      <ActionBar overBar>
        <ButtonLink block href={hrefOf(proxima)}>
          {words.continuar(copy.etapas[proxima])}
        </ButtonLink>
      </ActionBar>
    </Content>
  );
}
