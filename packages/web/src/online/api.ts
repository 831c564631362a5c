// The house this page came from.
import { type Client, client } from '@arkwright/server/client'

export const api: Client = client()
