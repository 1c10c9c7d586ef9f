/** `/escola/importacoes/nova`: the first step, the file. It is sent at once: nothing changes by that. */
import type { GestaoImportacaoTipo } from '@luneta/api-client';
import { IMPORTACAO_MAX_BYTES } from '@luneta/api-client/gestao-importacoes';
import { NotFoundPage, useSession } from '@luneta/app-shell';
import { withParam, useAddress } from '@luneta/app-shell/list';
import { Button, Card, FileDrop, Note, Select, Stack } from '@luneta/ui';
import { useState } from 'react';

import { provaDosParametros } from '../../../shared/parametros-tri.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from '../copy.ts';
import { Frame } from '../parts/frame.tsx';
import { TIPOS, tiposDe } from '../tipos.ts';
import { Modelo } from './modelo.tsx';
import { useEnvio } from './use-envio.ts';

export function ArquivoScreen() {
  return useMayCall()('createImportacao') ? <Arquivo /> : <NotFoundPage inside />;
}

function Arquivo() {
  const { search, replace } = useAddress();
  const asked = search.get('tipo');
  const offered = tiposDe(useSession().perfil_real);
  const prova = provaDosParametros(search);
  // Parameters are those of one exam, from whose page one comes.
  const choices = offered.filter((one) => one !== 'parametros_tri' || prova !== null);
  const tipo = choices.find((one) => one === asked) ?? choices[0] ?? 'alunos';
  const { about, accept, modelo } = TIPOS[tipo];
  const [file, setFile] = useState<File | null>(null);
  const envio = useEnvio(tipo, tipo === 'parametros_tri' ? prova : null);
  return (
    <Frame tipo={tipo} current={1} note={copy.preview}>
      <Stack gap="e16">
        <Select
          label={copy.tipo}
          help={about}
          options={choices.map((value) => ({ value, label: TIPOS[value].nome }))}
          value={tipo}
          onChange={(value) => {
            setFile(null);
            envio.reset();
            replace(withParam('tipo', value));
          }}
          disabled={envio.sending}
        />
        <Card>
          <Stack gap="e16">
            <FileDrop
              size="lg"
              label={copy.file}
              help={helpOf(tipo)}
              accept={accept}
              maxBytes={IMPORTACAO_MAX_BYTES}
              file={file}
              onChange={(chosen) => {
                setFile(chosen);
                envio.send(chosen);
              }}
              sending={envio.sending ? copy.sending : undefined}
              progress={envio.progress}
              onStop={envio.stop}
              error={envio.refused}
            />
            {envio.again && file && (
              <Note
                tone={envio.same ? 'warning' : 'danger'}
                alert
                action={
                  <Button size="sm" variant="secondary" onClick={() => envio.send(file, envio.same)}>
                    {envio.same ? copy.same : copy.again}
                  </Button>
                }
              >
                {envio.again}
              </Note>
            )}
            {modelo !== null && <Modelo tipo={modelo} />}
          </Stack>
        </Card>
      </Stack>
    </Frame>
  );
}

/** What the file has to be. */
function helpOf(tipo: GestaoImportacaoTipo): string {
  const { precisa, modelo } = TIPOS[tipo];
  if (tipo === 'questoes') return copy.questoesHelp(precisa);
  return modelo === null ? copy.zipHelp(precisa) : copy.fileHelp(precisa);
}
