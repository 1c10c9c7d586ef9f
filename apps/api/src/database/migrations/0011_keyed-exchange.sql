ALTER TABLE "transferencia" ADD COLUMN "chave_hash" text;--> statement-breakpoint
ALTER TABLE "transferencia" ADD COLUMN "nova_sessao_id" uuid;