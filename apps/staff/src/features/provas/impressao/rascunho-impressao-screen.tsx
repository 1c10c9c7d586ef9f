/** `/provas/rascunhos/{rascunho_id}/impressao`: how the booklet of a draft will look on paper. */
import { rascunhoImpressaoQuery } from '@luneta/api-client/gestao-impressao';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { Breadcrumb, Content, PageTitle, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../shared/paths.ts';
import { copy } from './copy.ts';
import * as css from './impressao.css.ts';
import { ImpressaoPage } from './impressao-page.tsx';
import { useEscolhas } from './use-escolhas.ts';

export function RascunhoImpressaoScreen({ rascunho_id }: { rascunho_id: string }) {
  const { api } = useServices();
  const [escolhas, change] = useEscolhas();
  const { dia, lingua } = escolhas;
  const base = useQuery(rascunhoImpressaoQuery(api, rascunho_id, {}));
  const documento = useQuery(
    rascunhoImpressaoQuery(api, rascunho_id, {
      ...(dia !== '' && { dia: Number(dia) }),
      ...(lingua !== '' && { lingua: lingua === '1' ? 1 : 2 }),
    }),
  );
  const heading = usePageTitle(copy.rascunhoTitle);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <div className={css.screenOnly}>
          <Breadcrumb parents={[{ label: copy.provas, href: paths.provas }]} current={copy.rascunhoTitle} />
          <PageTitle ref={heading}>{copy.rascunhoTitle}</PageTitle>
          <Text tone="muted">{copy.rascunhoHint}</Text>
        </div>
        <ImpressaoPage
          base={base}
          documento={documento}
          papeis={['caderno']}
          escolhas={{ ...escolhas, papel: 'caderno' }}
          onChange={change}
        />
      </Stack>
    </Content>
  );
}
