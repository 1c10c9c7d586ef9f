/** Chooses the school when the person reaches several, then extends for all of it. */
import { escolasQuery } from '@luneta/api-client/gestao-escolas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, Dialog, LoadingLayout, Select, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy as words } from '../copy.ts';
import { copy } from './copy.ts';
import { ProrrogacaoDialog } from './prorrogacao-dialog.tsx';

export function ProrrogacaoEscola({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const query = useQuery(escolasQuery(api));
  const [chosen, setChosen] = useState<number | null>(null);
  const schools = query.data ?? [];
  const [only] = schools;
  const escola_id = chosen ?? (schools.length === 1 && only ? only.escola_id : null);
  const escola = schools.find((school) => school.escola_id === escola_id);
  if (escola)
    return (
      <ProrrogacaoDialog
        alvo={{ escopo: 'escola', escola_id: escola.escola_id, nome: escola.nome }}
        prova={null}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.school}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      <QueryState query={query} compact loading={<LoadingLayout of="table" count={1} label={copy.schoolLoading} />}>
        {(found) => (
          <Stack gap="e12">
            <Select
              label={copy.school}
              value=""
              options={[
                { value: '', label: words.none },
                ...found.map((school) => ({ value: String(school.escola_id), label: school.nome })),
              ]}
              onChange={(value) => setChosen(value === '' ? null : Number(value))}
            />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
