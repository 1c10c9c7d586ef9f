import type { FaseResultado } from '@luneta/api-client';
import type { FaseIds } from '@luneta/api-client/fase';
import { usePageTitle } from '@luneta/app-shell';
import { situacaoDaFase, variacaoDoResultado } from '@luneta/domain';
import { RewardScene, Text } from '@luneta/ui';

import { copy } from './copy.ts';
import { Erros } from './erros.tsx';

type ResultadoProps = { ids: FaseIds; resultado: FaseResultado };

/** Stars, coins and hits. What moves holds nothing up: the way on stands at the foot from the first moment. */
export function Resultado({ ids, resultado }: ResultadoProps) {
  const situacao = situacaoDaFase(resultado);
  const title = copy.title[situacao];
  const heading = usePageTitle(title);
  const { qtde_estrelas, qtde_moedas, pratica, capitulo_numero, objeto_conhecimento_descricao } = resultado;
  const said = copy.said[situacao];
  const sentence = said[variacaoDoResultado(ids.objeto_conhecimento_id, resultado.tentativa, said.length)];
  const best = !pratica && resultado.melhor_fase && resultado.tentativa > 1;
  const estrelas = estrelasOf(qtde_estrelas);
  return (
    <RewardScene
      result={moodOf(resultado)}
      title={title}
      headingRef={heading}
      text={
        capitulo_numero === null
          ? objeto_conhecimento_descricao
          : copy.chapter(capitulo_numero, objeto_conhecimento_descricao)
      }
      estrelas={pratica ? undefined : estrelas}
      moedas={pratica ? undefined : qtde_moedas}
      doubled={ids.tipo === 'PlanoAcao'}
      hits={copy.hits(resultado.qtde_itens_acertou, resultado.qtde_itens_total)}
      compact={resultado.erros.length > 0}
      inside
    >
      {pratica && <Text look="smallStrong">{copy.hits(resultado.qtde_itens_acertou, resultado.qtde_itens_total)}</Text>}
      {(best || resultado.erros.length === 0 || qtde_estrelas === 0) && (
        <Text tone="muted">{best ? copy.best : sentence}</Text>
      )}
      <Erros resultado={resultado} />
    </RewardScene>
  );
}

const moodOf = ({ qtde_estrelas, pratica }: FaseResultado) => {
  if (pratica) return 'partial';
  if (qtde_estrelas >= 3) return 'win';
  return qtde_estrelas > 0 ? 'partial' : 'fail';
};

const estrelasOf = (value: number) => ([0, 1, 2, 3] as const).find((count) => count === value) ?? 0;
