ALTER TABLE "avaliacao" ADD COLUMN "liberacao" text;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "conferida_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "inicio_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD COLUMN "efeito" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD COLUMN "desfeita_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_liberacao" CHECK ("avaliacao"."liberacao" is null or "avaliacao"."liberacao" in ('sozinha','conferida'));