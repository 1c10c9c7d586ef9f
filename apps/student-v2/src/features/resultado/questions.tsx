/** The questions of a result: the map of hits by difficulty, and the answer key folded by subject. */
import type { Resultado } from '@luneta/api-client';
import { AnswerKey, AnswersLegend, Card, Heading, HeadingScope, HitMap, Stack } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { hitMapItems, keyGroups } from '../../shared/resultado/questoes.ts';
import { copy } from './copy.ts';

export function Questions({ resultado }: { resultado: Resultado }) {
  const { questoes, presente_avaliacao, id } = resultado;
  if (questoes.length === 0) return null;
  const href = (banco_questao_id: number) => paths.resultadoQuestao(id, banco_questao_id);
  const items = hitMapItems(questoes, presente_avaliacao, href);
  const title = items.some((item) => item.difficulty !== null) ? copy.hitMap : copy.hitMapPlain;
  return (
    <>
      <Card padding="lg">
        <Stack>
          <Heading look="h3">{title}</Heading>
          <HeadingScope>
            <HitMap label={title} items={items} />
          </HeadingScope>
          <AnswersLegend label={copy.legend} states={['acerto', 'erro', 'branco', 'subjetiva', 'anulada']} />
        </Stack>
      </Card>
      <Stack as="section" labelledBy="gabarito">
        <Heading look="h3" id="gabarito">
          {copy.key}
        </Heading>
        <AnswerKey groups={keyGroups(questoes, presente_avaliacao, href, copy.hits)} words={copy.keyWords} folds />
      </Stack>
    </>
  );
}
