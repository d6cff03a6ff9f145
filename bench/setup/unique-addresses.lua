-- Each request asks for another query, so that no two can share an answer.
local count = 0

request = function()
  count = count + 1
  return wrk.format("GET", wrk.path .. "?n=" .. count)
end
