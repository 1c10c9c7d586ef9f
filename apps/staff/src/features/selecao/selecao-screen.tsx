/** S1 §2.9: a student by turma_aluno_id, one of those opened last, or from campus to class to student. */
import { Help, QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { Button, ButtonLink, Card, Content, Heading, Note, PageTitle, Stack, Text, useMediaQuery } from '@luneta/ui';
import { ArrowLeft } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';

import { ColumnBrowserLoading } from './parts/column-browser/column-browser-loading.tsx';
import { ClassTreeLoading } from './parts/class-tree/class-tree.tsx';
import { Vazio } from '../../shared/comeco/vazio.tsx';
import type { Aluno } from '../../shared/aluno.ts';
import { readOrigem } from '../../shared/origem.ts';
import { useTurmas } from '../../shared/use-turmas.ts';
import { CodigoForm } from './codigo-form.tsx';
import { copy } from './copy.ts';
import { Navegador } from './navegador.tsx';
import { Recentes } from './recentes-list.tsx';
import { useRecentes } from './use-recentes.ts';

export function SelecaoScreen({ onOpenAluno }: { onOpenAluno: (aluno: Aluno) => void }) {
  const heading = usePageTitle(copy.title);
  const { session } = useServices();
  const origem = readOrigem(session);
  return (
    <Content width="staff">
      <Stack gap="e24">
        {origem !== null && (
          <div>
            <ButtonLink href={origem.href} variant="secondary" icon={ArrowLeft}>
              {origem.label}
            </ButtonLink>
          </div>
        )}
        <Stack gap="e4">
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          <Text tone="muted">{copy.lead}</Text>
        </Stack>
        <Card>
          <Stack gap="e20">
            <CodigoForm onFound={onOpenAluno} />
            <Recentes alunos={useRecentes()} onPick={onOpenAluno} />
          </Stack>
        </Card>
        <Stack as="section" gap="e12" labelledBy="navegador">
          <Heading id="navegador">{copy.browse}</Heading>
          <Browse onOpenAluno={onOpenAluno} />
        </Stack>
        <Help />
      </Stack>
    </Content>
  );
}

function Browse({ onOpenAluno }: { onOpenAluno: (aluno: Aluno) => void }) {
  const { query, turmas, walks, broken, resume } = useTurmas();
  return (
    <QueryState query={query} loading={<NavegadorLoading />}>
      {() =>
        turmas.length === 0 ? (
          <Vazio text={copy.empty} />
        ) : (
          <Stack gap="e12">
            <Navegador turmas={turmas} onOpenAluno={onOpenAluno} />
            <div role="status">
              {walks && (
                <Text look="small" tone="muted">
                  {copy.walking}
                </Text>
              )}
            </div>
            {broken && (
              <Note tone="warning" action={<Retry label={copy.retry} onClick={resume} />}>
                {copy.broken}
              </Note>
            )}
          </Stack>
        )
      }
    </QueryState>
  );
}

function Retry({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {label}
    </Button>
  );
}

/** In the shape of what comes: columns where there is space, accordions on a phone. */
function NavegadorLoading() {
  const wide = useMediaQuery(from.expanded);
  const Shape = wide ? ColumnBrowserLoading : ClassTreeLoading;
  return <Shape label={copy.loading} />;
}
