import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least that a Node server can do: one response, with headers and body from the given files.
const [, , port = '0', headersFile = '', bodyFile = ''] = process.argv;
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
