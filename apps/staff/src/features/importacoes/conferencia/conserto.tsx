/** The mends of one fault: type another value, leave it empty, take what it may mean, or leave the line out. */
import { Button, FailureText, Inline, Stack, TextInput } from '@luneta/ui';
import { useId, useState, type FormEvent } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { isDigitavel } from '../tipos.ts';
import { campoDe, sobre, type Falha } from './falhas-de.ts';
import * as css from './fault-card.css.ts';
import { useConserto } from './use-conserto.ts';

type ConsertoProps = Pick<EtapaProps, 'importacao' | 'of'> & {
  falha: Falha;
  onMended: () => void;
  /** Somebody else mended the line since it was read. */
  onStale: (message: string) => void;
  /** In the row of a table the buttons stay in one line; what the value may mean stands above them. */
  inRow?: boolean;
};

export function Conserto({ falha, importacao: { campos, tipo }, of, onMended, onStale, inRow = false }: ConsertoProps) {
  const may = useMayCall()('saveImportacaoLinha');
  const { linha, problema } = falha;
  const { campo, candidatos } = problema;
  const { busy, error, save } = useConserto(linha, of, { onMended, onStale });
  const [typing, setTyping] = useState(false);
  if (!may) return null;
  const typed = campo !== null && isDigitavel(tipo, campo);
  if (typing && campo !== null)
    return <Digitar {...{ falha, campo, of, onMended, onStale }} onClose={() => setTyping(false)} />;
  const optional = campos.some((one) => one.campo === campo && !one.necessario);
  const people = candidatos.filter(({ id }) => id !== null);
  return (
    <Stack gap="e4" align={inRow ? 'end' : 'start'}>
      {candidatos.length > 0 && (
        <div className={css.candidatos}>
          {candidatos.map(({ id, nome, detalhe }) => (
            <Button
              key={`${id ?? ''}/${nome}`}
              size="sm"
              variant="secondary"
              busy={busy}
              onClick={() =>
                id === null
                  ? campo !== null && save({ valores: [{ campo, valor: nome }] })
                  : save({ decisao: 'mesma', pessoa_id: id })
              }
            >
              {id === null ? copy.usar(nome) : copy.mesma([nome, detalhe].filter(Boolean).join(', '))}
            </Button>
          ))}
          {people.length > 0 && (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => save({ decisao: 'outra' })}>
              {copy.outra}
            </Button>
          )}
        </div>
      )}
      <Inline gap="e4" wrap={!inRow}>
        {typed && people.length === 0 && (
          <Named action={copy.corrigir} falha={falha} busy={busy} variant="secondary" onClick={() => setTyping(true)} />
        )}
        {typed && optional && problema.valor !== '' && (
          <Named
            action={copy.deixarVazio}
            falha={falha}
            busy={busy}
            onClick={() => save({ valores: [{ campo, valor: '' }] })}
          />
        )}
        <Named action={copy.pular} falha={falha} busy={busy} onClick={() => save({ decisao: 'pular' })} />
      </Inline>
      {error !== undefined && <FailureText>{error}</FailureText>}
    </Stack>
  );
}

type NamedProps = {
  action: string;
  falha: Falha;
  busy: boolean;
  variant?: 'secondary' | 'text';
  onClick: () => void;
};

/** A short button; who only hears it hears the field and the line, too. */
function Named({ action, falha, busy, variant = 'text', onClick }: NamedProps) {
  const id = useId();
  return (
    <>
      <Button size="sm" variant={variant} busy={busy} describedBy={id} onClick={onClick}>
        {action}
      </Button>
      <span id={id} hidden>
        {sobre(falha)}
      </span>
    </>
  );
}

type DigitarProps = Pick<EtapaProps, 'of'> & {
  falha: Falha;
  campo: NonNullable<Falha['problema']['campo']>;
  onClose: () => void;
  onMended: () => void;
  onStale: (message: string) => void;
};

/** Another value, judged by the server at once. What is typed stays when it is still wrong, or does not get through. */
function Digitar({ falha: { linha, problema }, campo, of, onClose, ...told }: DigitarProps) {
  const { busy, error, save } = useConserto(linha, of, told);
  const [valor, setValor] = useState(problema.valor);
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) save({ valores: [{ campo, valor: valor.trim() }] }, setWrong);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="e8">
        <TextInput
          ref={focusAndSelect}
          label={copy.novoValor(campoDe(problema), linha.linha)}
          value={valor}
          maxLength={500}
          error={wrong ?? error}
          onChange={(text) => {
            setValor(text);
            setWrong(undefined);
          }}
        />
        <Inline gap="e4" wrap>
          <Button size="sm" type="submit" busy={busy}>
            {copy.salvar}
          </Button>
          <Button size="sm" variant="text" onClick={onClose}>
            {copy.cancelar}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** It has just been asked for. */
function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
