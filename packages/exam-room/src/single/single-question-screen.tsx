/**
 * One question alone, with its key once the student may see it (S2 §2.21, decision 17): `questoes_v1` of both apps. Nothing can
 * be answered here.
 */
import { ApiError, type Questao } from '@luneta/api-client';
import { questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import { NotFoundPage, QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { alternativasOf, itemRespostaOf } from '@luneta/domain';
import {
  AppFrame,
  BackBar,
  Badge,
  Card,
  Comment,
  Content,
  Inline,
  Loading,
  Note,
  Options,
  RichHtml,
  Skeleton,
  Stack,
} from '@luneta/ui';
import { CircleCheck } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';

export type SingleQuestionScreenProps = {
  banco_questao_id: number;
  /** The page above it, and how the way there is called. */
  back: { readonly href: string; readonly label: string };
};

export function SingleQuestionScreen({ banco_questao_id, back }: SingleQuestionScreenProps) {
  const { api } = useServices();
  const title = copy.title(banco_questao_id);
  const heading = usePageTitle(title);
  const query = useQuery(questaoRevisaoQuery(api, banco_questao_id));
  if (query.data === undefined && query.error instanceof ApiError && query.error.status === 404) {
    return <NotFoundPage />;
  }
  return (
    <AppFrame skipLabel={copy.skip}>
      <Content width="reading">
        <Stack gap="e20">
          <BackBar backHref={back.href} backLabel={back.label} title={title} headingRef={heading} />
          <QueryState
            query={query}
            loading={
              <Loading label={copy.loading}>
                <Card>
                  <Skeleton shape="text" lines={4} />
                </Card>
                {['A', 'B', 'C', 'D', 'E'].map((letra) => (
                  <Skeleton key={letra} shape="card" size={56} />
                ))}
              </Loading>
            }
          >
            {(questao) => <Single questao={questao} />}
          </QueryState>
        </Stack>
      </Content>
    </AppFrame>
  );
}

function Single({ questao }: { questao: Questao }) {
  const { banco_questao_id, enunciado, gabarito, comentario } = questao;
  const options = {
    label: copy.options(banco_questao_id),
    options: alternativasOf(questao),
    selected: null,
  };
  const isWritten = options.options.length === 0;
  return (
    <Stack gap="e16">
      <Card>
        <RichHtml html={enunciado} />
      </Card>
      {isWritten ? (
        <Note tone="info">{copy.written}</Note>
      ) : gabarito === null ? (
        <>
          <Note tone="info">{copy.withoutKey}</Note>
          <Options mode="readonly" {...options} />
        </>
      ) : (
        <>
          <Inline>
            <Badge tone="success" icon={CircleCheck}>
              {copy.key(gabarito)}
            </Badge>
          </Inline>
          <Options mode="review" {...options} correct={itemRespostaOf(gabarito)} />
        </>
      )}
      {comentario !== '' && <Comment label={copy.comment} html={comentario} />}
    </Stack>
  );
}
