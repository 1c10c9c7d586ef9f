/** `/base_conhecimentos/{id}`: the course editor (S3 §2), in each state of its first answer. */
import { cursoEditorQuery } from '@luneta/api-client/gestao-cursos';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { BackBar, Content, Loading, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { CursoEditor } from './curso-editor.tsx';

export function CursoScreen({ base_conhecimento_id }: { base_conhecimento_id: number }) {
  const { api } = useServices();
  const query = useQuery(cursoEditorQuery(api, base_conhecimento_id));
  if (query.data !== undefined) return <CursoEditor key={base_conhecimento_id} curso={query.data} />;
  const loading = (
    <Loading label={copy.loading}>
      <Stack gap="e12">
        {Array.from({ length: 8 }, (_, n) => (
          <Skeleton key={n} shape="card" size={56} />
        ))}
      </Stack>
    </Loading>
  );
  return (
    <Without>
      <QueryState query={query} loading={loading}>
        {() => null}
      </QueryState>
    </Without>
  );
}

/** The page while there is no course to edit. */
function Without({ children }: { children: ReactNode }) {
  const heading = usePageTitle(copy.title);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BackBar backHref={paths.cursos} backLabel={copy.back} title={copy.title} headingRef={heading} />
        {children}
      </Stack>
    </Content>
  );
}
