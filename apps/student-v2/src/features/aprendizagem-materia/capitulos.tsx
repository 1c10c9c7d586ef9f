/** Every chapter with its level, and whether the student agrees with it (S3 §2; decision 184). */
import type { AprendizagemCapitulo } from '@luneta/api-client';
import { setConcordanciaMutation } from '@luneta/api-client/aprendizagem';
import { errorMessage, useMayWrite, useServices } from '@luneta/app-shell';
import { Accordion, ChapterRow, Divider, FailureText, Note, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { Fragment } from 'react';

import { copy as words } from '../../shared/aprendizagem/copy.ts';
import { copy } from './copy.ts';

export type CapitulosProps = { ciclo: number; materia_id: number; capitulos: readonly AprendizagemCapitulo[] };

export function Capitulos({ ciclo, materia_id, capitulos }: CapitulosProps) {
  const mayWrite = useMayWrite();
  return (
    <Accordion title={copy.chapters} startsOpen meta={copy.chaptersCount(capitulos.length)}>
      <Stack gap="e12">
        {mayWrite ? <Text tone="muted">{copy.agreeLead}</Text> : <Note tone="reading">{copy.readOnly}</Note>}
        <div>
          {capitulos.map((capitulo, n) => (
            <Fragment key={`${ciclo}/${capitulo.capitulo_numero}`}>
              {n > 0 && <Divider />}
              <Capitulo ciclo={ciclo} materia_id={materia_id} capitulo={capitulo} disabled={!mayWrite} />
            </Fragment>
          ))}
        </div>
      </Stack>
    </Accordion>
  );
}

type CapituloProps = { ciclo: number; materia_id: number; capitulo: AprendizagemCapitulo; disabled: boolean };

function Capitulo({ ciclo, materia_id, capitulo, disabled }: CapituloProps) {
  const { api } = useServices();
  const save = useMutation(setConcordanciaMutation(api));
  const { capitulo_numero, capitulo_nome, indice_aproveitamento: indice, faixa, nivel, concorda } = capitulo;
  return (
    <>
      <ChapterRow
        name={capitulo_nome}
        index={
          indice === null || faixa === null || nivel === null
            ? null
            : { value: indice, faixa, label: words.nivel[nivel] }
        }
        // What was pressed shows at once; a refusal puts back what stands.
        agrees={save.isPending ? save.variables.concorda : concorda}
        onChange={(agrees) => save.mutate({ materia_id, ciclo, capitulo_numero, concorda: agrees })}
        words={{ agree: copy.agree, disagree: copy.disagree, noData: words.noData }}
        disabled={disabled}
      />
      <FailureText>{save.isError ? errorMessage(save.error) : null}</FailureText>
    </>
  );
}
