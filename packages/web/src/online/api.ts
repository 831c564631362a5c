// The client of the server that served this page.
import { type Client, client } from '@arkwright/server/client'

export const api: Client = client()
