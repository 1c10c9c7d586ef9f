/** The full material of a phase (S3 §2): an index and three chapters, to be read for as long as one likes. */
import type { BaseConhecimento } from '@luneta/api-client';
import { cursoQuery } from '@luneta/api-client/trilha-fase';
import { QueryState, useServices, useStudentView } from '@luneta/app-shell';
import {
  Button,
  ButtonLink,
  EmptyState,
  Loading,
  PageIndex,
  ReadingLayout,
  Skeleton,
  Stack,
  useCurrentSection,
} from '@luneta/ui';
import { PenLine, Printer } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { FasePage } from '../../shared/trilha/fase-page.tsx';
import type { FasePlace } from '../../shared/trilha/fase-place.ts';
import { useReadingTools } from '../../shared/trilha/use-reading-tools.ts';
import { copy } from './copy.ts';
import { partsOf } from './parts.ts';
import { Parte } from './parte.tsx';

export function FaseMaterialScreen(place: FasePlace) {
  const { trilha_id, materia_id, trilha_fase_id } = place;
  const conteudo = paths.fase(trilha_id, materia_id, trilha_fase_id, 'conteudo');
  return (
    <FasePage
      place={place}
      title={() => copy.title}
      subtitle={({ info }) => info.objeto_conhecimento}
      back={{ href: conteudo, label: copy.back }}
      width="student"
      loading={<MaterialLoading />}
    >
      {({ info }) =>
        info.base_conhecimento_id === null ? (
          <EmptyState text={copy.none} />
        ) : (
          <Material base_conhecimento_id={info.base_conhecimento_id} conteudo={conteudo} />
        )
      }
    </FasePage>
  );
}

export function MaterialLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e24">
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={6} />
        <Skeleton shape="text" lines={6} />
      </Stack>
    </Loading>
  );
}

function Material({ base_conhecimento_id, conteudo }: { base_conhecimento_id: number; conteudo: string }) {
  const { api } = useServices();
  const query = useQuery(cursoQuery(api, base_conhecimento_id));
  return (
    <QueryState query={query} loading={<MaterialLoading />}>
      {(curso) => <Leitura curso={curso} conteudo={conteudo} />}
    </QueryState>
  );
}

function Leitura({ curso, conteudo }: { curso: BaseConhecimento; conteudo: string }) {
  const parts = partsOf(curso);
  const current = useCurrentSection(parts.map(({ id }) => id));
  const tools = useReadingTools();
  return (
    <ReadingLayout
      index={
        <PageIndex
          label={copy.index}
          entries={parts.map(({ id, title }) => ({ id, label: title }))}
          current={current}
        />
      }
      tools={{ ...tools, smaller: copy.smaller, larger: copy.larger }}
      action={
        <>
          <EditCurso base_conhecimento_id={curso.base_conhecimento_id} />
          <Button variant="text" size="sm" icon={Printer} onClick={() => window.print()}>
            {copy.print}
          </Button>
        </>
      }
    >
      {parts.map((part) => (
        <Parte key={part.id} part={part} />
      ))}
      <ButtonLink variant="secondary" href={conteudo}>
        {copy.next}
      </ButtonLink>
    </ReadingLayout>
  );
}

/** The editor stands in the staff deployment (S3 §6; decision 176). */
function EditCurso({ base_conhecimento_id }: { base_conhecimento_id: number }) {
  const { config } = useServices();
  const { isGestaoVida } = useStudentView();
  if (!isGestaoVida) return null;
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      icon={PenLine}
      external
      href={`${config.deployments.staff}/base_conhecimentos/${base_conhecimento_id}`}
    >
      {copy.edit}
    </ButtonLink>
  );
}
