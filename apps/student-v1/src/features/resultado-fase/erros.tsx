/** The misses of a run, with what was right and why (decision 220). */
import type { FaseErro, FaseResultado } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { useServices } from '@luneta/app-shell';
import { missingAcertos } from '@luneta/domain';
import { useQueries } from '@tanstack/react-query';

import { MissList } from './parts/miss-list/miss-list.tsx';
import { copy } from './copy.ts';

export function Erros({ resultado }: { resultado: FaseResultado }) {
  const { api } = useServices();
  const { erros, pratica, qtde_itens_acertou, qtde_itens_total } = resultado;
  const questoes = useQueries({ queries: erros.map(({ banco_questao_id }) => questaoQuery(api, banco_questao_id)) });
  const faltam = pratica ? 0 : missingAcertos(qtde_itens_acertou, qtde_itens_total);
  return (
    <MissList
      title={faltam === 0 ? copy.misses.review : copy.misses.missing(faltam)}
      open={copy.misses.open}
      misses={erros.map((erro, index) => missOf(erro, questoes[index]?.data?.enunciado))}
    />
  );
}

const missOf = ({ ordem_exercicio, gabarito, comentario }: FaseErro, enunciado: string | undefined) => ({
  numero: ordem_exercicio,
  title: wordsOf(enunciado ?? '') || copy.misses.question(ordem_exercicio),
  right: gabarito === null ? copy.misses.withheld : copy.misses.right(gabarito),
  html: [enunciado ?? '', comentario].filter((html) => html !== ''),
});

/** The words of a stem; a stem may be a picture alone. */
function wordsOf(html: string): string {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
}
