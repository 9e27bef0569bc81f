// An S3 server that others wrote, on the port and the folder that it is told, until it is killed.
import S3rver from '@20minutes/s3rver';

const [port, directory] = process.argv.slice(2);
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'gidana' }],
}).run();
