// Which day it is, in UTC. The screen is drawn again only when the day changes.
import { dayAt } from '@arkwright/bots/daily'
import { useEffect, useState } from 'react'

const SECOND = 1000

export function useToday(): string {
  const [today, set] = useState(() => dayAt(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => set(dayAt(Date.now())), SECOND)
    return () => clearInterval(timer)
  }, [])
  return today
}
