import type { FaseResultado } from '@luneta/api-client';
import type { FaseIds } from '@luneta/api-client/fase';
import { usePageTitle } from '@luneta/app-shell';
import { saidaDaFase, situacaoDaFase, variacaoDoResultado, type FaseSaida } from '@luneta/domain';
import { ButtonLink, RewardScene, Stack, Text } from '@luneta/ui';
import { ChevronRight, CirclePlay, Undo2, Zap } from '@luneta/ui/icons';

import { addressesOf } from '../../fase/fase-address.ts';
import { copy } from './copy.ts';

type ResultadoProps = { ids: FaseIds; resultado: FaseResultado; existe_midia: boolean };

/** Stars, coins and the way on. Everything can be pressed from the first moment on, whatever still moves. */
export function Resultado({ ids, resultado, existe_midia }: ResultadoProps) {
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
      actions={<Actions ids={ids} resultado={resultado} existe_midia={existe_midia} />}
    >
      <Stack gap="e4">
        <Text look="smallStrong">{copy.hits(resultado.qtde_itens_acertou, resultado.qtde_itens_total)}</Text>
        <Text tone="muted">{best ? copy.best : sentence}</Text>
      </Stack>
    </RewardScene>
  );
}

function Actions({ ids, resultado, existe_midia }: ResultadoProps) {
  const address = addressesOf(ids);
  const saida = saidaDaFase(resultado);
  const to: Record<FaseSaida, string> = {
    proxima_fase: address.outra(resultado.proximo_oic_id ?? ids.objeto_conhecimento_id),
    enfrentar_boss: address.boss,
    tentar_novamente: address.item(1),
    concluir: address.materia,
  };
  return (
    <>
      <ButtonLink block variant={saida === 'tentar_novamente' ? 'primary' : 'game'} href={to[saida]} {...iconOf(saida)}>
        {copy.go[saida]}
      </ButtonLink>
      {saida === 'tentar_novamente' && existe_midia && (
        <ButtonLink block variant="secondary" icon={CirclePlay} href={address.midia(1)}>
          {copy.study}
        </ButtonLink>
      )}
      {saida !== 'concluir' && (
        <ButtonLink block variant="text" href={address.materia}>
          {copy.map}
        </ButtonLink>
      )}
    </>
  );
}

function iconOf(saida: FaseSaida) {
  if (saida === 'proxima_fase') return { iconEnd: ChevronRight };
  if (saida === 'enfrentar_boss') return { icon: Zap };
  return saida === 'tentar_novamente' ? { icon: Undo2 } : {};
}

const moodOf = ({ qtde_estrelas, pratica }: FaseResultado) => {
  if (pratica) return 'partial';
  if (qtde_estrelas >= 3) return 'win';
  return qtde_estrelas > 0 ? 'partial' : 'fail';
};

const estrelasOf = (value: number) => ([0, 1, 2, 3] as const).find((count) => count === value) ?? 0;
