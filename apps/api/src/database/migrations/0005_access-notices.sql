-- Tells every process when something that a student's session was read from changes (ADR 0010). The arguments are the columns
-- with the school and, if it concerns one person, the person. Without a row (TRUNCATE) it concerns everybody.
CREATE FUNCTION "avisar_acesso"() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE linha jsonb := to_jsonb(OLD); BEGIN
  PERFORM pg_notify('acesso', concat_ws('/', linha ->> TG_ARGV[0], linha ->> TG_ARGV[1]));
  RETURN NULL;
END $$;--> statement-breakpoint
-- A later end is no news: sessions are renewed all the time, and commits with a notice wait for each other.
CREATE TRIGGER "sessao_avisa_mudanca" AFTER UPDATE ON "sessao" FOR EACH ROW WHEN (OLD."perfil_real" = 'aluno' AND (NEW."expira_em" < OLD."expira_em" OR
  (OLD."pessoa_id", OLD."turma_aluno_id", OLD."aluno_escola_id", OLD."origem_id", OLD."limite_em", OLD."perfil_real", OLD."perfil", OLD."validade_segundos", OLD."encerrada_em") IS DISTINCT FROM
  (NEW."pessoa_id", NEW."turma_aluno_id", NEW."aluno_escola_id", NEW."origem_id", NEW."limite_em", NEW."perfil_real", NEW."perfil", NEW."validade_segundos", NEW."encerrada_em")))
  EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "sessao_avisa_fim" AFTER DELETE ON "sessao" FOR EACH ROW WHEN (OLD."perfil_real" = 'aluno') EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "pessoa_avisa_mudanca" AFTER UPDATE ON "pessoa" FOR EACH ROW WHEN (
  (OLD."nome", OLD."perfil", OLD."ativa", OLD."senha_inicial", OLD."conta_teste") IS DISTINCT FROM
  (NEW."nome", NEW."perfil", NEW."ativa", NEW."senha_inicial", NEW."conta_teste"))
  EXECUTE FUNCTION "avisar_acesso"('escola_id', 'id');--> statement-breakpoint
CREATE TRIGGER "escola_avisa_mudanca" AFTER UPDATE ON "escola" FOR EACH ROW WHEN (
  (OLD."bloqueada_em", OLD."fuso_horario", OLD."configuracao" -> 'perguntas_seguranca') IS DISTINCT FROM
  (NEW."bloqueada_em", NEW."fuso_horario", NEW."configuracao" -> 'perguntas_seguranca'))
  EXECUTE FUNCTION "avisar_acesso"('id');--> statement-breakpoint
CREATE TRIGGER "turma_avisa_mudanca" AFTER UPDATE ON "turma" FOR EACH ROW WHEN (
  (OLD."serie_id", OLD."versao") IS DISTINCT FROM (NEW."serie_id", NEW."versao"))
  EXECUTE FUNCTION "avisar_acesso"('escola_id');--> statement-breakpoint
CREATE TRIGGER "turma_aluno_avisa_mudanca" AFTER UPDATE ON "turma_aluno" FOR EACH ROW WHEN (
  (OLD."turma_id", OLD."pessoa_id", OLD."status", OLD."fator_tempo", OLD."passa_da_janela") IS DISTINCT FROM
  (NEW."turma_id", NEW."pessoa_id", NEW."status", NEW."fator_tempo", NEW."passa_da_janela"))
  EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "turma_aluno_avisa_fim" AFTER DELETE ON "turma_aluno" FOR EACH ROW EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "resposta_seguranca_avisa_fim" AFTER DELETE ON "resposta_seguranca" FOR EACH ROW EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "sessao_avisa_tudo" AFTER TRUNCATE ON "sessao" FOR EACH STATEMENT EXECUTE FUNCTION "avisar_acesso"();--> statement-breakpoint
CREATE TRIGGER "turma_aluno_avisa_tudo" AFTER TRUNCATE ON "turma_aluno" FOR EACH STATEMENT EXECUTE FUNCTION "avisar_acesso"();--> statement-breakpoint
CREATE TRIGGER "resposta_seguranca_avisa_tudo" AFTER TRUNCATE ON "resposta_seguranca" FOR EACH STATEMENT EXECUTE FUNCTION "avisar_acesso"();
