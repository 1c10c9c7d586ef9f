/** What Debian's own file says around the servers of nginx, for one that runs apart from the machine's: all it writes stays in `folder`. */
export const nginxAround = (folder: string, servers: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/nginx-${name};`).join('\n')}
${servers}
}
`;
